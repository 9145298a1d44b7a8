import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './liabilities.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  lead: '每天夜间，我们对全部客户在本平台的资产总额作出不可更改的承诺并公布。您的浏览器会在此验证您的余额确已计入该总额，无需轻信我们的说法。',
  download: '下载我的证明',
  proven: '已证明。',
  provenText:
    '您在 {time} 的 {count, plural, other {# 项余额}}均可推算至已公布的根，由您的浏览器自行根据哈希计算得出。',
  notProven: '未能证明。',
  notProvenText: '有 {count, plural, other {# 项余额}}无法推算至我们公布的结果。请下载并保留证明，然后与我们联系。',
  balances: '快照中的余额',
  takenAt: '快照时间 {time}',
  asset: '资产',
  balance: '您的余额',
  all: '全部客户',
  check: '本机验证',
  root: '公布的根',
  copyRoot: '复制 {coin} 的根',
  subAccount: '子账户 {name}',
  right: '已证明',
  wrong: '未能证明',
  faults: {
    coin: '该根属于其他资产。',
    amount: '路径中有金额小于零或格式有误。',
    path: '路径与其在树中的位置不符。',
    root: '哈希推算得出的是另一个根。',
    sum: '路径中的合计与公布的总额不符。',
    owner: '该余额不属于您的账户。',
    unpublished: '该根尚未公布，请一分钟后再查看。',
  },
  none: '快照时您没有资产',
  noneText: '充值后的次日清晨，您的余额会显示在这里。',
  never: '尚无快照',
  neverText: '首次快照将于今晚进行。',
  failed: '证明加载失败',
  failedText: '您的资金安全无虞，请稍后重试。',
  yourself: '不依赖我们，自行验证',
  steps: {
    proof: '下载您的证明。持有该文件的人可以看到您的余额。',
    program: '获取<a>验证程序</a>：不足 100 行，您可以逐行阅读。',
    roots: '保存<a>已公布的根</a>，或向他人索取其保存的副本：所有人看到的都相同。',
    run: '运行 <code>node check-liabilities.mjs tessera-proof.json roots.json</code>',
  },
  limits:
    '此处证明我们的负债，而非我们持有的资产。他人看不到您的姓名与账户；在树中与您相邻的客户可看到一笔金额，但不知道属于谁。',
}
