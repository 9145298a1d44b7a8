import { History, LogOut, ShieldCheck } from 'lucide-react'
import { Play } from '../workshop/play.tsx'
import { Held, type Case, type Say, type Story } from '../workshop/story.tsx'
import { ActionMenu } from './action-menu.tsx'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { ConfirmDialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { HoverPopover } from './hover-popover.tsx'
import { toast, type ToastTone } from './toast.tsx'
import { Tooltip, TooltipText } from './tooltip.tsx'

const dialog = (say: Say) => (
  <Held start={false}>
    {(open, set) => (
      <>
        <Button size="sm" kind="secondary" onPress={() => set(true)}>
          {say('Cancel order', '撤单')}
        </Button>
        <ConfirmDialog
          open={open}
          onClose={() => set(false)}
          title={say('Cancel this order?', '撤销该委托？')}
          cancel={say('Keep order', '保留')}
          confirm={say('Cancel order', '撤单')}
          kind="danger"
          onConfirm={() => set(false)}
        >
          <p className="t2">
            {say(
              '30 AURB already filled stay yours. The remaining 90 leave the book.',
              '已成交的 30 AURB 仍归您所有，其余 90 将撤出订单簿。',
            )}
          </p>
        </ConfirmDialog>
      </>
    )}
  </Held>
)

const drawer = (say: Say, side: 'start' | 'end') => (
  <Held start={false}>
    {(open, set) => (
      <>
        <Button size="sm" kind="secondary" onPress={() => set(true)}>
          {side === 'end' ? say('Review', '审核') : say('Menu', '菜单')}
        </Button>
        <Drawer
          open={open}
          onClose={() => set(false)}
          side={side}
          title={say('Identity', '身份认证')}
          titleEnd={<Badge tone="info">{say('Pending', '审核中')}</Badge>}
          foot={<Button size="sm">{say('Approve', '通过')}</Button>}
        >
          <p className="t2">{say('Evidence stands here.', '审核材料位于此处。')}</p>
        </Drawer>
      </>
    )}
  </Held>
)

const floating = (say: Say): readonly Case[] => [
  {
    name: say('menu', '菜单'),
    show: (
      <ActionMenu
        label={say('Account', '账户')}
        trigger={
          <Button size="sm" kind="secondary">
            80217734
          </Button>
        }
        items={[
          { id: 'security', label: say('User management', '用户管理'), icon: ShieldCheck },
          { id: 'records', label: say('Safety record', '安全记录'), icon: History },
          { id: 'out', label: say('Log out', '退出登录'), icon: LogOut, separated: true },
        ]}
      />
    ),
  },
  {
    name: say('popover on hover and focus', '悬停或聚焦时弹出'),
    show: (
      <HoverPopover
        label={say('Fees', '费用')}
        trigger={
          <Button size="sm" kind="ghost">
            {say('Fees', '费用')}
          </Button>
        }
      >
        <p className="sm" style={{ padding: '8px' }}>
          {say('Stays while the pointer is on it.', '指针停留时保持显示。')}
        </p>
      </HoverPopover>
    ),
  },
  {
    name: say('tooltip', '提示气泡'),
    show: (
      <Tooltip text={say('Trading opens once your identity is approved.', '身份认证通过后即可交易。')}>
        <Button size="sm" kind="ghost">
          {say('Trade', '交易')}
        </Button>
      </Tooltip>
    ),
  },
  {
    name: say('word with a tooltip', '带提示的词'),
    show: (
      <TooltipText text={say('Lots that wait for a price.', '等待成交的数量。')}>{say('Open', '未成交')}</TooltipText>
    ),
  },
]

const tones: Readonly<Record<ToastTone, string>> = {
  positive: '成功',
  negative: '错误',
  warning: '警告',
  busy: '进行中',
}

const toasts = (say: Say): readonly Case[] => {
  const samples: readonly (readonly [ToastTone, string])[] = [
    ['positive', say('Logged out', '已退出登录')],
    ['negative', say('The server is busy. Try again later.', '服务器繁忙，请稍后重试。')],
    ['warning', say('QR code expired. Refresh it.', '二维码已过期，请刷新。')],
    ['busy', say('Sending…', '正在发送…')],
  ]
  return samples.map(([tone, text]) => ({
    name: say(`toast, ${tone}`, `轻提示，${tones[tone]}`),
    show: (
      <Button size="xs" kind="secondary" onPress={() => toast(tone, text)}>
        {text}
      </Button>
    ),
  }))
}

const play = (say: Say) => (
  <Play
    knobs={{
      placement: ['top', 'bottom'],
      align: ['start', 'end'],
      text: say('Trading opens once your identity is approved.', '身份认证通过后即可交易。'),
    }}
  >
    {(it) => (
      <Tooltip {...it}>
        <Button size="sm" kind="secondary">
          {say('Trade', '交易')}
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
  cases: (say) => [
    { name: say('dialog', '对话框'), show: dialog(say) },
    { name: say('drawer 560', '抽屉 560'), show: drawer(say, 'end') },
    { name: say('side bar', '侧边栏'), show: drawer(say, 'start') },
    ...floating(say),
    ...toasts(say),
    { name: say('with knobs', '可调'), show: play(say), wide: true },
  ],
}
