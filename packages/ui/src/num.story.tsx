import { Play } from '../workshop/play.tsx'
import { WithState, type Story } from '../workshop/story.tsx'
import { Copyable, CopyButton } from './copyable.tsx'
import { CountUp } from './count-up.tsx'
import { HideAmounts } from './hide-amounts.tsx'
import { Change, Num } from './num.tsx'
import { Qr } from './qr.tsx'

export const story: Story = {
  title: { en: 'Numbers', zh: '数字' },
  rule: {
    en: 'Tabular, cut and never rounded; over 14 digits the first 14 and +; empty is --; minus is U+2212. Count-up 2 s. Addresses show the first 6 and last 4.',
    zh: '等宽数字，截断而不进位；超过 14 位显示前 14 位与 +；空值为 --；负号为 U+2212。数字滚动 2 秒。地址显示前 6 位与后 4 位。',
  },
  cases: (localize) => [
    { name: localize('amount', '金额'), show: <Num value="25125" decimals={2} unit="SGD" /> },
    { name: localize('cut', '截断'), show: <Num value="0.129999" decimals={2} unit="tUSD" /> },
    { name: localize('negative', '错误'), show: <Num value="-8500.00" unit="tUSD" /> },
    { name: localize('over 14 digits', '超过 14 位'), show: <Num value="123456789012345678.5" /> },
    { name: localize('empty', '空状态'), show: <Num value={undefined} /> },
    { name: localize('masked', '已隐藏'), show: <Num value="1" masked /> },
    {
      name: localize('change', '涨跌'),
      show: (
        <span className="row">
          <Change percent="2.13" />
          <Change percent="-0.46" />
          <Change percent="0" />
        </span>
      ),
    },
    {
      name: localize('count-up', '数字滚动'),
      show: (
        <b className="h2">
          <CountUp value="134865.94" unit="SGD" />
        </b>
      ),
    },
    {
      name: localize('address', '地址'),
      show: (
        <Copyable
          text="7hKq2vXo9m3nPz8cRtY5uWq1eLk4sDfGbNjMhVaTwHrB"
          label={localize('Copy address', '复制地址')}
          short
        />
      ),
    },
    {
      name: localize('copy button', '复制按钮'),
      show: (
        <CopyButton text="7hKq2vXo9m3nPz8cRtY5uWq1eLk4sDfGbNjMhVaTwHrB">
          {localize('Copy address', '复制地址')}
        </CopyButton>
      ),
    },
    {
      name: localize('the eye hides amounts', '眼睛图标可隐藏金额'),
      show: (
        <WithState start={false}>
          {(hidden, set) => (
            <span className="row">
              <Num value="25125.00" unit="SGD" masked={hidden} />
              <HideAmounts hidden={hidden} onChange={set} />
            </span>
          )}
        </WithState>
      ),
    },
    {
      name: localize('QR code, dark on light in both themes', '二维码，两种主题均为浅底深码'),
      show: <Qr text="7hKq2vXo9m3nPz8cRtY5uWq1eLk4sDfGbNjMhVaTwHrB" label={localize('Deposit address', '充值地址')} />,
    },
    {
      name: localize('with knobs', '可调'),
      show: (
        <Play controls={{ value: '1234567.891', unit: 'SGD', masked: false, full: false }}>
          {(props) => <Num {...props} decimals={2} />}
        </Play>
      ),
      wide: true,
    },
  ],
}
