import { Play } from '../workshop/play.tsx'
import type { Case, Say, Story } from '../workshop/story.tsx'
import { Article, type ArticleBlock, type ArticleRun } from './article.tsx'

const plain = (text: string): ArticleRun => ({ text, marks: [], href: null })

const blocks = (say: Say): readonly ArticleBlock[] => [
  { type: 'heading', level: 2, text: say('How your money is held', '您的资金如何存放') },
  {
    type: 'paragraph',
    runs: [
      plain(say('Client money is held ', '客户资金')),
      { text: say('apart from ours', '与自有资产分开存放'), marks: ['bold'], href: null },
      plain(say(', as the ', '，详见')),
      { text: say('terms', '服务条款'), marks: [], href: '/cms/terms' },
      plain(say(' say.', '。')),
    ],
  },
  {
    type: 'list',
    ordered: false,
    items: [[plain(say('at licensed banks', '存放于持牌银行'))], [plain(say('in your name', '以您的名义'))]],
  },
  { type: 'heading', level: 3, text: say('Fees', '费用') },
  {
    type: 'table',
    head: [say('Service', '服务'), say('Fee', '费用')],
    rows: [
      [say('Trading', '交易'), '0.10 %'],
      [say('Fiat deposit', '法币充值'), say('free', '免费')],
    ],
  },
  { type: 'link', href: 'https://example.com', text: say('The regulator’s register', '监管机构名录') },
]

const cases = (say: Say): readonly Case[] => [
  {
    name: say('a text of blocks', '由段落组成的文章'),
    wide: true,
    show: <Article blocks={blocks(say)} hrefOf={(href) => href} />,
  },
  {
    name: say('with knobs', '可调'),
    wide: true,
    show: (
      <Play
        knobs={{
          small: false,
          heading: say('Our fees', '收费标准'),
          text: say('Each fee is shown first.', '所有费用均提前显示。'),
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
