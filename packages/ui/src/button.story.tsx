import { ArrowDownToLine, Bell, Copy, Star } from 'lucide-react'
import { Play } from '../workshop/play.tsx'
import type { Case, Localize, Story } from '../workshop/story.tsx'
import { Button, type ButtonKind, ButtonLink, IconButton } from './button.tsx'

const kinds: readonly (readonly [ButtonKind, string, string])[] = [
  ['primary', 'Confirm', '确认'],
  ['secondary', 'Cancel', '取消'],
  ['soft', 'Add', '添加'],
  ['ghost', 'Later', '稍后'],
  ['danger', 'Delete', '删除'],
  ['danger-line', 'Remove', '移除'],
  ['buy', 'Buy', '买入'],
  ['sell', 'Sell', '卖出'],
]

const states = (kind: ButtonKind, label: string) => (
  <div className="row row--wrap">
    <Button kind={kind} size="sm">
      {label}
    </Button>
    <Button kind={kind} size="sm" loading>
      {label}
    </Button>
    <Button kind={kind} size="sm" disabled>
      {label}
    </Button>
  </div>
)

const sizes = (localize: Localize): readonly Case[] => [
  { name: 'lg 60', show: <Button size="lg">{localize('Open account', '立即开户')}</Button> },
  { name: 'md 50', show: <Button>{localize('Subscribe', '认购')}</Button> },
  {
    name: localize('sm 42, icon', 'sm 42，带图标'),
    show: (
      <Button size="sm" icon={ArrowDownToLine}>
        {localize('Deposit', '充值')}
      </Button>
    ),
  },
  {
    name: 'xs 32',
    show: (
      <Button size="xs" kind="secondary">
        {localize('View', '查看')}
      </Button>
    ),
  },
  {
    name: localize('disabled with a reason', '不可用，并说明原因'),
    show: (
      <Button
        size="sm"
        disabledReason={localize('Trading opens once your identity is approved.', '身份认证通过后即可交易。')}
      >
        {localize('Trade', '交易')}
      </Button>
    ),
  },
  {
    name: localize('link', '链接'),
    show: (
      <ButtonLink href="#button" kind="secondary" size="sm">
        {localize('Details', '详情')}
      </ButtonLink>
    ),
  },
  {
    name: localize('icon 40, line, pressed, 28', '图标 40、描边、已按下、28'),
    show: (
      <div className="row">
        <IconButton icon={Bell} label={localize('Messages', '消息')} count={3} />
        <IconButton icon={Bell} label={localize('Messages', '消息')} line />
        <IconButton icon={Star} label={localize('Favorite', '收藏')} pressed star line />
        <IconButton icon={Copy} label={localize('Copy', '复制')} size="sm" />
      </div>
    ),
  },
]

const play = (localize: Localize) => (
  <Play
    controls={{
      kind: ['primary', 'secondary', 'soft', 'ghost', 'danger', 'danger-line', 'buy', 'sell'],
      size: ['md', 'lg', 'sm', 'xs'],
      children: localize('Confirm and pay', '确认并支付'),
      loading: false,
      disabled: false,
      block: false,
    }}
  >
    {(props) => <Button {...props} />}
  </Play>
)

export const story: Story = {
  title: { en: 'Button', zh: '按钮' },
  rule: {
    en: 'lg 60, md 50, sm 42, xs 32 (tables). Ignores clicks while loading or disabled.',
    zh: 'lg 60、md 50、sm 42、xs 32（表格内）。加载中或不可用时忽略点击。',
  },
  cases: (localize) => [
    ...kinds.map(([kind, en, zh]) => ({ name: localize(kind, zh), show: states(kind, localize(en, zh)), wide: true })),
    ...sizes(localize),
    { name: localize('with knobs', '可调'), show: play(localize), wide: true },
  ],
}
