import { WithState, type Case, type Localize, type Story } from '../workshop/story.tsx'
import { Play } from '../workshop/play.tsx'
import { Badge, Status, Tag } from './badge.tsx'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { Card, Details, Facts } from './card.tsx'
import { Empty, Failed } from './empty.tsx'
import { Loader } from './loader.tsx'
import { ScrollArea } from './scroll-area.tsx'
import { Skeleton } from './skeleton.tsx'
import { Tiles } from './tiles.tsx'

const tones = (localize: Localize) =>
  [
    ['neutral', localize('Unverified', '未认证')],
    ['warning', localize('To be improved', '待完善')],
    ['info', localize('Pending', '审核中')],
    ['negative', localize('Rejected', '未通过')],
    ['positive', localize('Completed', '已完成')],
  ] as const

const badges = (localize: Localize): readonly Case[] => [
  {
    name: localize('badges', '徽标'),
    wide: true,
    show: (
      <div className="row row--wrap">
        {tones(localize).map(([tone, word]) => (
          <Badge key={tone} tone={tone}>
            {word}
          </Badge>
        ))}
        <Badge tone="gilt">{localize('Level 2', '二级')}</Badge>
        <Tag>{localize('Bond', '债券')}</Tag>
      </div>
    ),
  },
  {
    name: localize('status in a row', '行内状态'),
    wide: true,
    show: (
      <div className="row row--wrap" style={{ '--g': '20px' }}>
        {tones(localize).map(([tone, word]) => (
          <Status key={tone} tone={tone}>
            {word}
          </Status>
        ))}
      </div>
    ),
  },
]

const banners = (localize: Localize): readonly Case[] => [
  {
    name: localize('info', '提示'),
    wide: true,
    show: (
      <Banner lead={localize('Under review.', '审核中。')}>
        {localize('We answer within 3 to 7 working days.', '3 至 7 个工作日内答复。')}
      </Banner>
    ),
  },
  {
    name: localize('positive', '成功'),
    wide: true,
    show: (
      <Banner tone="positive" lead={localize('Approved.', '已通过。')}>
        {localize('Deposits and trading are open.', '充值与交易已开放。')}
      </Banner>
    ),
  },
  {
    name: localize('dismissible', '阅读后可关闭'),
    wide: true,
    show: (
      <WithState<boolean> start>
        {(isVisible, set) =>
          isVisible && (
            <Banner onDismiss={() => set(false)}>
              {localize('Nobody at Tessera asks for your password.', 'Tessera 的任何人都不会向您索取密码。')}
            </Banner>
          )
        }
      </WithState>
    ),
  },
  {
    name: localize('warning', '警告'),
    wide: true,
    show: (
      <Banner tone="warning" lead={localize('To be improved.', '待完善。')}>
        {localize('Your address proof is older than 3 months.', '您的地址证明已超过 3 个月。')}
      </Banner>
    ),
  },
  {
    name: localize('negative', '错误'),
    wide: true,
    show: (
      <Banner tone="negative" lead={localize('Rejected.', '未通过。')}>
        {localize('The photo is too dark to read. Upload it again.', '照片过暗无法识别，请重新上传。')}
      </Banner>
    ),
  },
]

const progress = (localize: Localize): readonly Case[] => [
  {
    name: localize('loader: large, medium, small', '加载：大、中、小'),
    show: (
      <div className="row" style={{ '--g': '24px' }}>
        <Loader size="lg" />
        <Loader />
        <Loader size="sm" />
      </div>
    ),
  },
  {
    name: localize('skeleton, 14 px high', '骨架，高 14 px'),
    show: (
      <div className="col" style={{ '--g': '10px' }}>
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    ),
  },
  { name: localize('20 tiles', '20 格'), show: <Tiles percent={72} label={localize('Subscribed', '已认购')} /> },
  {
    name: localize('near a limit', '接近限额'),
    show: <Tiles percent={91} tone="warning" label={localize('Limit used', '已用额度')} />,
  },
  {
    name: localize('closed', '已结束'),
    show: <Tiles percent={100} tone="done" label={localize('Subscribed', '已认购')} />,
  },
  {
    name: localize('5 tiles', '5 格'),
    show: <Tiles percent={80} tiles={5} label={localize('Security score', '安全分')} />,
  },
]

const cards = (localize: Localize): readonly Case[] => [
  {
    name: localize('card with details', '卡片与明细'),
    wide: true,
    show: (
      <Card title={localize('Order', '委托')}>
        <Details
          items={[
            { term: localize('Amount', '数量'), value: '25,000.00 SGD' },
            { term: localize('Fee', '手续费'), value: '125.00 SGD' },
          ]}
        />
      </Card>
    ),
  },
  {
    name: localize('facts', '要点'),
    wide: true,
    show: (
      <Facts
        items={[
          { term: localize('Issue price', '发行价'), value: '1.00 SGD' },
          { term: localize('Minimum', '最低认购'), value: '1,000', note: 'SGD' },
          { term: localize('Term', '期限'), value: localize('36 months', '36 个月') },
          { term: localize('Distribution', '分派'), value: localize('Quarterly', '按季') },
        ]}
      />
    ),
  },
  {
    name: localize('empty', '空状态'),
    show: (
      <Empty
        title={localize('No favourites yet', '还没有收藏')}
        action={
          <Button size="sm" kind="soft">
            {localize('Browse products', '浏览产品')}
          </Button>
        }
      >
        {localize('Tap the star on a product to keep it here.', '点击产品上的星标即可收藏。')}
      </Empty>
    ),
  },
  {
    name: localize('failed', '失败状态'),
    show: (
      <Failed title={localize('The server is busy', '服务器繁忙')} onRetry={() => undefined}>
        {localize('Your account is not affected. Try again in a moment.', '您的账户不受影响，请稍后重试。')}
      </Failed>
    ),
  },
]

const paragraphs = (localize: Localize) =>
  Array.from({ length: 12 }, (_, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a paragraph is identified by its index
    <p key={at} className="sm t2">
      {localize(
        `${at + 1}. You may lose all of the money that you pay for a product.`,
        `${at + 1}. 您可能损失购买产品所支付的全部资金。`,
      )}
    </p>
  ))

const scrolling = (localize: Localize): readonly Case[] => [
  {
    name: localize('scroll area: bar of 4 px, jumps take 800 ms', '滚动区域：滚动条 4 px，跳转 800 毫秒'),
    show: (
      <ScrollArea label={localize('Risk notice', '风险提示')} height="120px">
        {paragraphs(localize)}
      </ScrollArea>
    ),
  },
  {
    name: localize('with knobs', '可调'),
    wide: true,
    show: (
      <Play
        controls={{
          tone: ['info', 'positive', 'warning', 'negative', 'gilt', 'plain'],
          lead: localize('Under review.', '审核中。'),
          children: localize('We answer within 3 to 7 working days.', '3 至 7 个工作日内答复。'),
        }}
      >
        {(props) => <Banner {...props} />}
      </Play>
    ),
  },
]

export const story: Story = {
  title: { en: 'Feedback and cards', zh: '反馈与卡片' },
  rule: {
    en: 'A coloured tile shows the status and a word explains it. Progress fills tile by tile.',
    zh: '色块表示状态，文字说明含义。进度逐格填满。',
  },
  cases: (localize) => [
    ...badges(localize),
    ...banners(localize),
    ...progress(localize),
    ...cards(localize),
    ...scrolling(localize),
  ],
}
