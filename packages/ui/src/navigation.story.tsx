import { History, Landmark, Send, Wallet } from 'lucide-react'
import { Play } from '../workshop/play.tsx'
import { WithState, type Localize, type Story } from '../workshop/story.tsx'
import { FilterChips, FilterChoice } from './filter-chips.tsx'
import { Menu } from './menu.tsx'
import { Stepper } from './stepper.tsx'
import { NavTabs, Tabs } from './tabs.tsx'

const kinds = (localize: Localize) => [
  { index: 'favorites', name: localize('My favourites', '我的收藏') },
  { index: 'all', name: localize('All', '全部'), count: 42 },
  { index: 'bonds', name: localize('Bonds', '债券') },
  { index: 'derivatives', name: localize('Derivatives', '衍生品'), disabled: true },
]

const tabs = (localize: Localize, variant: 'line' | 'plain' | 'segmented') => (
  <WithState start="all">
    {(chosen, set) => (
      <Tabs label={localize('Kind', '类型')} items={kinds(localize)} chosen={chosen} onChange={set} variant={variant} />
    )}
  </WithState>
)

const menu = (localize: Localize) => (
  <WithState start="token">
    {(current, set) => (
      <Menu
        label={localize('Assets', '资产')}
        current={current}
        onSelect={set}
        items={[
          { id: 'token', navText: localize('Token account', '通证账户'), icon: Wallet },
          { id: 'fiat', navText: localize('Fiat account', '法币账户'), icon: Landmark },
          {
            id: 'records',
            navText: localize('Records', '记录'),
            icon: History,
            children: [
              { id: 'deposits', navText: localize('Deposits', '充值') },
              { id: 'withdrawals', navText: localize('Withdrawals', '提现') },
            ],
          },
          { id: 'broker', navText: localize('Broker', '经纪'), icon: Send, disabled: true },
        ]}
      />
    )}
  </WithState>
)

const chips = (localize: Localize) => (
  <div className="row row--wrap" style={{ '--g': '8px' }}>
    <WithState start="SG">
      {(region: string | undefined, set) => (
        <FilterChoice
          label={localize('Region', '地区')}
          options={[
            { value: 'SG', label: localize('Singapore', '新加坡') },
            { value: 'JP', label: localize('Japan', '日本') },
          ]}
          value={region}
          onChange={set}
        />
      )}
    </WithState>
    <WithState start={undefined}>
      {(network: string | undefined, set) => (
        <FilterChoice
          label={localize('Network', '网络')}
          options={[{ value: 'solana', label: 'Solana' }]}
          value={network}
          onChange={set}
        />
      )}
    </WithState>
    <WithState start={['open']}>
      {(chosen: readonly string[], set) => (
        <FilterChips
          label={localize('Status', '状态')}
          options={[
            { value: 'open', label: localize('In subscription', '认购中') },
            { value: 'ended', label: localize('Ended', '已结束') },
          ]}
          chosen={chosen}
          onChange={set}
        />
      )}
    </WithState>
  </div>
)

const play = (localize: Localize) => (
  <Play controls={{ look: ['line', 'plain', 'segmented'], size: ['md', 'sm'], block: false }}>
    {(props) => (
      <WithState start="all">
        {(chosen, set) => (
          <Tabs {...props} label={localize('Kind', '类型')} items={kinds(localize)} chosen={chosen} onChange={set} />
        )}
      </WithState>
    )}
  </Play>
)

export const story: Story = {
  title: { en: 'Tabs, menu, stepper', zh: '标签、菜单、步骤条' },
  rule: {
    en: 'Tabs 40 px apart on a line, 30 px plain; disabled ones ignore clicks. Menu 240 wide, items 48; a parent opens and always reports.',
    zh: '线型标签间距 40 px，简单型 30 px；不可用的标签忽略点击。菜单宽 240，子项高 48；父项可展开并始终上报。',
  },
  cases: (localize) => [
    { name: localize('line, gap 40', '线型，间距 40'), show: tabs(localize, 'line'), wide: true },
    { name: localize('plain, gap 30', '简单型，间距 30'), show: tabs(localize, 'plain'), wide: true },
    { name: localize('segmented', '分段'), show: tabs(localize, 'segmented') },
    {
      name: localize('buy and sell', '买入与卖出'),
      show: (
        <WithState start="buy">
          {(chosen, set) => (
            <Tabs
              label={localize('Side', '方向')}
              variant="segmented"
              block
              chosen={chosen}
              onChange={set}
              items={[
                { index: 'buy', name: localize('Buy', '买入'), color: 'buy' },
                { index: 'sell', name: localize('Sell', '卖出'), color: 'sell' },
              ]}
            />
          )}
        </WithState>
      ),
    },
    {
      name: localize('nav tabs: links', '导航标签：链接'),
      show: (
        <NavTabs
          label={localize('Main', '主导航')}
          current="trade"
          items={[
            { index: 'investments', name: localize('Investments', '投资产品'), href: '#a' },
            { index: 'trade', name: localize('Trade', '交易'), href: '#b' },
          ]}
        />
      ),
    },
    { name: localize('menu', '菜单'), show: <div>{menu(localize)}</div> },
    {
      name: localize('stepper', '步骤条'),
      wide: true,
      show: (
        <Stepper
          now={2}
          labels={[
            localize('Create order', '创建订单'),
            localize('Transfer', '银行转账'),
            localize('Checking', '到账核对'),
            localize('Completed', '完成'),
          ]}
        />
      ),
    },
    { name: localize('filter chips', '筛选标签'), show: chips(localize), wide: true },
    { name: localize('with knobs', '可调'), show: play(localize), wide: true },
  ],
}
