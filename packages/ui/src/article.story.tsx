import { Play } from '../workshop/play.tsx'
import type { Case, Localize, Story } from '../workshop/story.tsx'
import { Article, type ArticleBlock, type ArticleRun } from './article.tsx'

const plain = (text: string): ArticleRun => ({ text, marks: [], href: null })

const blocks = (localize: Localize): readonly ArticleBlock[] => [
  { type: 'heading', level: 2, text: localize('How your money is held', '您的资金如何存放') },
  {
    type: 'paragraph',
    runs: [
      plain(localize('Client money is held ', '客户资金')),
      { text: localize('apart from ours', '与自有资产分开存放'), marks: ['bold'], href: null },
      plain(localize(', as the ', '，详见')),
      { text: localize('terms', '服务条款'), marks: [], href: '/cms/terms' },
      plain(localize(' say.', '。')),
    ],
  },
  {
    type: 'list',
    ordered: false,
    items: [[plain(localize('at licensed banks', '存放于持牌银行'))], [plain(localize('in your name', '以您的名义'))]],
  },
  { type: 'heading', level: 3, text: localize('Fees', '费用') },
  {
    type: 'table',
    head: [localize('Service', '服务'), localize('Fee', '费用')],
    rows: [
      [localize('Trading', '交易'), '0.10 %'],
      [localize('Fiat deposit', '法币充值'), localize('free', '免费')],
    ],
  },
  { type: 'link', href: 'https://example.com', text: localize('The regulator’s register', '监管机构名录') },
]

const cases = (localize: Localize): readonly Case[] => [
  {
    name: localize('a text of blocks', '由段落组成的文章'),
    wide: true,
    show: <Article blocks={blocks(localize)} hrefOf={(href) => href} />,
  },
  {
    name: localize('with knobs', '可调'),
    wide: true,
    show: (
      <Play
        controls={{
          small: false,
          heading: localize('Our fees', '收费标准'),
          text: localize('Each fee is shown first.', '所有费用均提前显示。'),
        }}
      >
        {({ small, heading, text }) => (
          <Article
            small={small}
            blocks={[
              { type: 'heading', level: 2, text: heading },
              { type: 'paragraph', runs: [plain(text)] },
            ]}
            hrefOf={(href) => href}
          />
        )}
      </Play>
    ),
  },
]

export const story: Story = {
  title: { en: 'Article', zh: '文章' },
  rule: {
    en: 'A text is typed blocks: words stay words, whatever is in them.',
    zh: '文章由有类型的段落组成：无论内容如何，文字始终只是文字。',
  },
  cases,
}
