import { Held, type Case, type Say, type Story } from '../workshop/story.tsx'
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

const tones = (say: Say) =>
  [
    ['neutral', say('Unverified', '未认证')],
    ['warning', say('To be improved', '待完善')],
    ['info', say('Pending', '审核中')],
    ['negative', say('Rejected', '未通过')],
    ['positive', say('Completed', '已完成')],
  ] as const

const words = (say: Say): readonly Case[] => [
  {
    name: say('badges', '徽标'),
    wide: true,
    show: (
      <div className="row row--wrap">
        {tones(say).map(([tone, word]) => (
          <Badge key={tone} tone={tone}>
            {word}
          </Badge>
        ))}
        <Badge tone="gilt">{say('Level 2', '二级')}</Badge>
        <Tag>{say('Bond', '债券')}</Tag>
      </div>
    ),
  },
  {
    name: say('status in a row', '行内状态'),
    wide: true,
    show: (
      <div className="row row--wrap" style={{ '--g': '20px' }}>
        {tones(say).map(([tone, word]) => (
          <Status key={tone} tone={tone}>
            {word}
          </Status>
        ))}
      </div>
    ),
  },
]

const banners = (say: Say): readonly Case[] => [
  {
    name: say('info', '提示'),
    wide: true,
    show: (
      <Banner lead={say('Under review.', '审核中。')}>
        {say('We answer within 3 to 7 working days.', '3 至 7 个工作日内答复。')}
      </Banner>
    ),
  },
  {
    name: say('positive', '成功'),
    wide: true,
    show: (
      <Banner tone="positive" lead={say('Approved.', '已通过。')}>
        {say('Deposits and trading are open.', '充值与交易已开放。')}
      </Banner>
    ),
  },
  {
    name: say('read and put away', '阅读后可关闭'),
    wide: true,
    show: (
      <Held<boolean> start>
        {(isVisible, set) =>
          isVisible && (
            <Banner onDismiss={() => set(false)}>
              {say('Nobody at Tessera asks for your password.', 'Tessera 的任何人都不会向您索取密码。')}
            </Banner>
          )
        }
      </Held>
    ),
  },
  {
    name: say('warning', '警告'),
    wide: true,
    show: (
      <Banner tone="warning" lead={say('To be improved.', '待完善。')}>
        {say('Your address proof is older than 3 months.', '您的地址证明已超过 3 个月。')}
      </Banner>
    ),
  },
  {
    name: say('negative', '错误'),
    wide: true,
    show: (
      <Banner tone="negative" lead={say('Rejected.', '未通过。')}>
        {say('The photo is too dark to read. Upload it again.', '照片过暗无法识别，请重新上传。')}
      </Banner>
    ),
  },
]

const quantities = (say: Say): readonly Case[] => [
  {
    name: say('loader 16, 7, 5', '加载 16、7、5'),
    show: (
      <div className="row" style={{ '--g': '24px' }}>
        <Loader size="lg" />
        <Loader />
        <Loader size="sm" />
      </div>
    ),
  },
  {
    name: say('skeleton 14', '骨架 14'),
    show: (
      <div className="col" style={{ '--g': '10px' }}>
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    ),
  },
  { name: say('20 tiles', '20 格'), show: <Tiles percent={72} label={say('Subscribed', '已认购')} /> },
  {
    name: say('near a limit', '接近限额'),
    show: <Tiles percent={91} tone="warning" label={say('Limit used', '已用额度')} />,
  },
  { name: say('closed', '已结束'), show: <Tiles percent={100} tone="done" label={say('Subscribed', '已认购')} /> },
  { name: say('5 tiles', '5 格'), show: <Tiles percent={80} tiles={5} label={say('Security', '安全分')} /> },
]

const cards = (say: Say): readonly Case[] => [
  {
    name: say('card with details', '卡片与明细'),
    wide: true,
    show: (
      <Card title={say('Order', '订单')}>
        <Details
          items={[
            { term: say('Amount', '数量'), value: '25,000.00 SGD' },
            { term: say('Fee', '手续费'), value: '125.00 SGD' },
          ]}
        />
      </Card>
    ),
  },
  {
    name: say('facts', '要点'),
    wide: true,
    show: (
      <Facts
        items={[
          { term: say('Issue price', '发行价'), value: '1.00 SGD' },
          { term: say('Minimum', '最低认购'), value: '1,000', note: 'SGD' },
          { term: say('Term', '期限'), value: say('36 months', '36 个月') },
          { term: say('Distribution', '派息'), value: say('Quarterly', '按季') },
        ]}
      />
    ),
  },
  {
    name: say('empty', '空状态'),
    show: (
      <Empty
        title={say('No favorites yet', '还没有收藏')}
        action={
          <Button size="sm" kind="soft">
            {say('Browse products', '浏览产品')}
          </Button>
        }
      >
        {say('Tap the star on a product to keep it here.', '点击产品上的星标即可收藏。')}
      </Empty>
    ),
  },
  {
    name: say('failed', '失败状态'),
    show: (
      <Failed title={say('The server is busy', '服务器繁忙')} onRetry={() => undefined}>
        {say('Your account is not affected. Try again in a moment.', '您的账户不受影响，请稍后重试。')}
      </Failed>
    ),
  },
]

const paragraphs = (say: Say) =>
  Array.from({ length: 12 }, (_, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a paragraph is identified by its index
    <p key={at} className="sm t2">
      {say(
        `${at + 1}. You may lose all of the money that you pay for a product.`,
        `${at + 1}. 您可能损失购买产品所支付的全部资金。`,
      )}
    </p>
  ))

const turned = (say: Say): readonly Case[] => [
  {
    name: say('scroll area: bar of 4 px, jumps take 800 ms', '滚动区域：滚动条 4 px，跳转 800 毫秒'),
    show: (
      <ScrollArea label={say('Risk notice', '风险提示')} height="120px">
        {paragraphs(say)}
      </ScrollArea>
    ),
  },
  {
    name: say('with knobs', '可调'),
    wide: true,
    show: (
      <Play
        knobs={{
          tone: ['info', 'positive', 'warning', 'negative', 'gilt', 'plain'],
          lead: say('Under review.', '审核中。'),
          children: say('We answer within 3 to 7 working days.', '3 至 7 个工作日内答复。'),
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
    en: 'A tile for the tone, a word for the meaning. Everything fills tile by tile.',
    zh: '色块表示状态，文字说明含义。所有进度逐格填满。',
  },
  cases: (say) => [...words(say), ...banners(say), ...quantities(say), ...cards(say), ...turned(say)],
}
