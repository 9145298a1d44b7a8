import { History, Landmark, Send, Wallet } from 'lucide-react'
import { Held, type Say, type Story } from '../workshop/story.tsx'
import { Menu } from './menu.tsx'
import { Stepper } from './stepper.tsx'
import { NavTabs, Tabs } from './tabs.tsx'

const kinds = (say: Say) => [
  { id: 'favorites', label: say('My favorites', '我的收藏') },
  { id: 'all', label: say('All', '全部'), count: 42 },
  { id: 'bonds', label: say('Bonds', '债券') },
  { id: 'derivatives', label: say('Derivatives', '衍生品'), disabled: true },
]

const tabs = (say: Say, look: 'line' | 'plain' | 'segmented') => (
  <Held start="all">
    {(chosen, set) => (
      <Tabs label={say('Kind', '类型')} items={kinds(say)} chosen={chosen} onChange={set} look={look} />
    )}
  </Held>
)

const menu = (say: Say) => (
  <Held start="token">
    {(current, set) => (
      <Menu
        label={say('Assets', '资产')}
        current={current}
        onSelect={set}
        items={[
          { id: 'token', label: say('Token account', '通证账户'), icon: Wallet },
          { id: 'fiat', label: say('Fiat account', '法币账户'), icon: Landmark },
          {
            id: 'records',
            label: say('Records', '记录'),
            icon: History,
            children: [
              { id: 'deposits', label: say('Deposits', '充值') },
              { id: 'withdrawals', label: say('Withdrawals', '提现') },
            ],
          },
          { id: 'broker', label: say('Broker', '经纪'), icon: Send, disabled: true },
        ]}
      />
    )}
  </Held>
)

export const story: Story = {
  title: 'Tabs, menu, stepper',
  rule: 'Tabs 40 px apart on a line, 30 px plain; disabled ones ignore clicks. Menu 240 wide, items 48; a parent opens and always reports.',
  cases: (say) => [
    { name: 'line, gap 40', show: tabs(say, 'line'), wide: true },
    { name: 'plain, gap 30', show: tabs(say, 'plain'), wide: true },
    { name: 'segmented', show: tabs(say, 'segmented') },
    {
      name: 'buy and sell',
      show: (
        <Held start="buy">
          {(chosen, set) => (
            <Tabs
              label={say('Side', '方向')}
              look="segmented"
              block
              chosen={chosen}
              onChange={set}
              items={[
                { id: 'buy', label: say('Buy', '买入'), tone: 'buy' },
                { id: 'sell', label: say('Sell', '卖出'), tone: 'sell' },
              ]}
            />
          )}
        </Held>
      ),
    },
    {
      name: 'nav tabs: links',
      show: (
        <NavTabs
          label={say('Main', '主导航')}
          current="trade"
          items={[
            { id: 'investments', label: say('Investments', '投资产品'), href: '#a' },
            { id: 'trade', label: say('Trade', '交易'), href: '#b' },
          ]}
        />
      ),
    },
    { name: 'menu', show: menu(say) },
    {
      name: 'stepper',
      wide: true,
      show: (
        <Stepper
          now={2}
          steps={[
            say('Create order', '创建订单'),
            say('Transfer', '银行转账'),
            say('Checking', '到账核对'),
            say('Completed', '完成'),
          ]}
        />
      ),
    },
  ],
}
