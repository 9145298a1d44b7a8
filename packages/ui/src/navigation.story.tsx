import { History, Landmark, Send, Wallet } from 'lucide-react'
import { Play } from '../workshop/play.tsx'
import { Held, type Say, type Story } from '../workshop/story.tsx'
import { FilterChips, FilterChoice } from './filter-chips.tsx'
import { Menu } from './menu.tsx'
import { Stepper } from './stepper.tsx'
import { NavTabs, Tabs } from './tabs.tsx'

const kinds = (say: Say) => [
  { index: 'favorites', name: say('My favorites', '我的收藏') },
  { index: 'all', name: say('All', '全部'), count: 42 },
  { index: 'bonds', name: say('Bonds', '债券') },
  { index: 'derivatives', name: say('Derivatives', '衍生品'), disabled: true },
]

const tabs = (say: Say, variant: 'line' | 'plain' | 'segmented') => (
  <Held start="all">
    {(chosen, set) => (
      <Tabs label={say('Kind', '类型')} items={kinds(say)} chosen={chosen} onChange={set} variant={variant} />
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
          { id: 'token', navText: say('Token account', '通证账户'), icon: Wallet },
          { id: 'fiat', navText: say('Fiat account', '法币账户'), icon: Landmark },
          {
            id: 'records',
            navText: say('Records', '记录'),
            icon: History,
            children: [
              { id: 'deposits', navText: say('Deposits', '充值') },
              { id: 'withdrawals', navText: say('Withdrawals', '提现') },
            ],
          },
          { id: 'broker', navText: say('Broker', '经纪'), icon: Send, disabled: true },
        ]}
      />
    )}
  </Held>
)

const chips = (say: Say) => (
  <div className="row row--wrap" style={{ '--g': '8px' }}>
    <Held start="SG">
      {(region: string | undefined, set) => (
        <FilterChoice
          label={say('Region', '地区')}
          options={[
            { value: 'SG', label: say('Singapore', '新加坡') },
            { value: 'JP', label: say('Japan', '日本') },
          ]}
          value={region}
          onChange={set}
        />
      )}
    </Held>
    <Held start={undefined}>
      {(network: string | undefined, set) => (
        <FilterChoice
          label={say('Network', '网络')}
          options={[{ value: 'solana', label: 'Solana' }]}
          value={network}
          onChange={set}
        />
      )}
    </Held>
    <Held start={['open']}>
      {(chosen: readonly string[], set) => (
        <FilterChips
          label={say('Status', '状态')}
          options={[
            { value: 'open', label: say('In subscription', '认购中') },
            { value: 'ended', label: say('Ended', '已结束') },
          ]}
          chosen={chosen}
          onChange={set}
        />
      )}
    </Held>
  </div>
)

const play = (say: Say) => (
  <Play knobs={{ look: ['line', 'plain', 'segmented'], size: ['md', 'sm'], block: false }}>
    {(props) => (
      <Held start="all">
        {(chosen, set) => (
          <Tabs {...props} label={say('Kind', '类型')} items={kinds(say)} chosen={chosen} onChange={set} />
        )}
      </Held>
    )}
  </Play>
)

export const story: Story = {
  title: { en: 'Tabs, menu, stepper', zh: '标签、菜单、步骤条' },
  rule: {
    en: 'Tabs 40 px apart on a line, 30 px plain; disabled ones ignore clicks. Menu 240 wide, items 48; a parent opens and always reports.',
    zh: '线型标签间距 40 px，简单型 30 px；不可用的标签忽略点击。菜单宽 240，子项高 48；父项可展开并始终上报。',
  },
  cases: (say) => [
    { name: say('line, gap 40', '线型，间距 40'), show: tabs(say, 'line'), wide: true },
    { name: say('plain, gap 30', '简单型，间距 30'), show: tabs(say, 'plain'), wide: true },
    { name: say('segmented', '分段'), show: tabs(say, 'segmented') },
    {
      name: say('buy and sell', '买入与卖出'),
      show: (
        <Held start="buy">
          {(chosen, set) => (
            <Tabs
              label={say('Side', '方向')}
              variant="segmented"
              block
              chosen={chosen}
              onChange={set}
              items={[
                { index: 'buy', name: say('Buy', '买入'), color: 'buy' },
                { index: 'sell', name: say('Sell', '卖出'), color: 'sell' },
              ]}
            />
          )}
        </Held>
      ),
    },
    {
      name: say('nav tabs: links', '导航标签：链接'),
      show: (
        <NavTabs
          label={say('Main', '主导航')}
          current="trade"
          items={[
            { index: 'investments', name: say('Investments', '投资产品'), href: '#a' },
            { index: 'trade', name: say('Trade', '交易'), href: '#b' },
          ]}
        />
      ),
    },
    { name: say('menu', '菜单'), show: <div>{menu(say)}</div> },
    {
      name: say('stepper', '步骤条'),
      wide: true,
      show: (
        <Stepper
          now={2}
          labels={[
            say('Create order', '创建订单'),
            say('Transfer', '银行转账'),
            say('Checking', '到账核对'),
            say('Completed', '完成'),
          ]}
        />
      ),
    },
    { name: say('filter chips', '筛选标签'), show: chips(say), wide: true },
    { name: say('with knobs', '可调'), show: play(say), wide: true },
  ],
}
