import { History, LogOut, ShieldCheck } from 'lucide-react'
import { Play } from '../workshop/play.tsx'
import { WithState, type Case, type Localize, type Story } from '../workshop/story.tsx'
import { ActionMenu } from './action-menu.tsx'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { ConfirmDialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { HoverPopover } from './hover-popover.tsx'
import { toast, type ToastTone } from './toast.tsx'
import { Tooltip, TooltipText } from './tooltip.tsx'

const dialog = (localize: Localize) => (
  <WithState start={false}>
    {(open, set) => (
      <>
        <Button size="sm" kind="secondary" onPress={() => set(true)}>
          {localize('Cancel order', '撤单')}
        </Button>
        <ConfirmDialog
          open={open}
          onClose={() => set(false)}
          title={localize('Cancel this order?', '撤销该委托？')}
          cancel={localize('Keep order', '保留')}
          confirm={localize('Cancel order', '撤单')}
          kind="danger"
          onConfirm={() => set(false)}
        >
          <p className="t2">
            {localize(
              '30 AURB already filled stay yours. The remaining 90 leave the book.',
              '已成交的 30 AURB 仍归您所有，其余 90 将撤出订单簿。',
            )}
          </p>
        </ConfirmDialog>
      </>
    )}
  </WithState>
)

const drawer = (localize: Localize, side: 'start' | 'end') => (
  <WithState start={false}>
    {(open, set) => (
      <>
        <Button size="sm" kind="secondary" onPress={() => set(true)}>
          {side === 'end' ? localize('Review', '审核') : localize('Menu', '菜单')}
        </Button>
        <Drawer
          open={open}
          onClose={() => set(false)}
          side={side}
          title={localize('Identity', '身份认证')}
          titleEnd={<Badge tone="info">{localize('Pending', '审核中')}</Badge>}
          foot={<Button size="sm">{localize('Approve', '通过')}</Button>}
        >
          <p className="t2">{localize('Evidence appears here.', '审核材料位于此处。')}</p>
        </Drawer>
      </>
    )}
  </WithState>
)

const floating = (localize: Localize): readonly Case[] => [
  {
    name: localize('menu', '菜单'),
    show: (
      <ActionMenu
        label={localize('Account', '账户')}
        trigger={
          <Button size="sm" kind="secondary">
            80217734
          </Button>
        }
        items={[
          { id: 'security', label: localize('User management', '用户管理'), icon: ShieldCheck },
          { id: 'records', label: localize('Safety record', '安全记录'), icon: History },
          { id: 'out', label: localize('Log out', '退出登录'), icon: LogOut, separated: true },
        ]}
      />
    ),
  },
  {
    name: localize('popover on hover and focus', '悬停或聚焦时弹出'),
    show: (
      <HoverPopover
        label={localize('Fees', '费用')}
        trigger={
          <Button size="sm" kind="ghost">
            {localize('Fees', '费用')}
          </Button>
        }
      >
        <p className="sm" style={{ padding: '8px' }}>
          {localize('Stays while the pointer is on it.', '指针停留时保持显示。')}
        </p>
      </HoverPopover>
    ),
  },
  {
    name: localize('tooltip', '提示气泡'),
    show: (
      <Tooltip text={localize('Trading opens once your identity is approved.', '身份认证通过后即可交易。')}>
        <Button size="sm" kind="ghost">
          {localize('Trade', '交易')}
        </Button>
      </Tooltip>
    ),
  },
  {
    name: localize('word with a tooltip', '带提示的词'),
    show: (
      <TooltipText text={localize('Lots that wait for a price.', '等待成交的数量。')}>
        {localize('Open', '未成交')}
      </TooltipText>
    ),
  },
]

const tones: Readonly<Record<ToastTone, string>> = {
  positive: '成功',
  negative: '错误',
  warning: '警告',
  busy: '进行中',
}

const toasts = (localize: Localize): readonly Case[] => {
  const samples: readonly (readonly [ToastTone, string])[] = [
    ['positive', localize('Logged out', '已退出登录')],
    ['negative', localize('The server is busy. Try again later.', '服务器繁忙，请稍后重试。')],
    ['warning', localize('QR code expired. Refresh it.', '二维码已过期，请刷新。')],
    ['busy', localize('Sending…', '正在发送…')],
  ]
  return samples.map(([tone, text]) => ({
    name: localize(`toast, ${tone}`, `轻提示，${tones[tone]}`),
    show: (
      <Button size="xs" kind="secondary" onPress={() => toast(tone, text)}>
        {text}
      </Button>
    ),
  }))
}

const play = (localize: Localize) => (
  <Play
    controls={{
      placement: ['top', 'bottom'],
      align: ['start', 'end'],
      text: localize('Trading opens once your identity is approved.', '身份认证通过后即可交易。'),
    }}
  >
    {(it) => (
      <Tooltip {...it}>
        <Button size="sm" kind="secondary">
          {localize('Trade', '交易')}
        </Button>
      </Tooltip>
    )}
  </Play>
)

export const story: Story = {
  title: { en: 'Dialog, drawer, popover, toast', zh: '对话框、抽屉、气泡、轻提示' },
  rule: {
    en: 'A dialog locks the page and keeps the focus; the safe choice stands left. Popovers hide after 100 ms, 9 px off. A toast stays 2.5 s.',
    zh: '对话框锁定页面并保持焦点；安全选项在左。气泡 100 毫秒后隐藏，距离 9 px。轻提示停留 2.5 秒。',
  },
  cases: (localize) => [
    { name: localize('dialog', '对话框'), show: dialog(localize) },
    { name: localize('drawer 560', '抽屉 560'), show: drawer(localize, 'end') },
    { name: localize('side bar', '侧边栏'), show: drawer(localize, 'start') },
    ...floating(localize),
    ...toasts(localize),
    { name: localize('with knobs', '可调'), show: play(localize), wide: true },
  ],
}
