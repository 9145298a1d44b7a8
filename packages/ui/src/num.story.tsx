import type { Story } from '../workshop/story.tsx'
import { Copyable } from './copyable.tsx'
import { CountUp } from './count-up.tsx'
import { Change, Num } from './num.tsx'

export const story: Story = {
  title: 'Numbers',
  rule: 'Tabular, cut and never rounded; over 14 digits the first 14 and +; empty is --; minus is U+2212. Count-up 2 s. Addresses show the first 6 and last 4.',
  cases: (say) => [
    { name: 'amount', show: <Num value="25125" decimals={2} unit="SGD" /> },
    { name: 'cut', show: <Num value="0.129999" decimals={2} unit="tUSD" /> },
    { name: 'negative', show: <Num value="-8500.00" unit="tUSD" /> },
    { name: 'over 14 digits', show: <Num value="123456789012345678.5" /> },
    { name: 'empty', show: <Num value={undefined} /> },
    { name: 'masked', show: <Num value="1" masked /> },
    {
      name: 'change',
      show: (
        <span className="row">
          <Change percent="2.13" />
          <Change percent="-0.46" />
          <Change percent="0" />
        </span>
      ),
    },
    {
      name: 'count-up',
      show: (
        <b className="h2">
          <CountUp value="134865.94" unit="SGD" />
        </b>
      ),
    },
    {
      name: 'address',
      show: (
        <Copyable text="7hKq2vXo9m3nPz8cRtY5uWq1eLk4sDfGbNjMhVaTwHrB" label={say('Copy address', '复制地址')} short />
      ),
    },
  ],
}
