import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './liabilities.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  lead: '每晚我们公布应付全部客户资产的总额，公布后不可更改。您的浏览器会在此验证您的余额已计入该总额，无需依赖我们的说法。',
  download: '下载我的证明',
  proven: '验证通过。',
  provenText:
    '您在 {time} 的 {count, plural, other {# 项余额}}均已计入公布的根哈希，由您的浏览器自行计算验证。',
  notProven: '验证未通过。',
  notProvenText: '有 {count, plural, other {# 项余额}}与我们公布的结果不符。请下载并保留证明，然后联系我们。',
  balances: '快照中的余额',
  takenAt: '快照时间 {time}',
  asset: '资产',
  balance: '您的余额',
  all: '全部客户合计',
  check: '在此验证',
  root: '公布的根哈希',
  copyRoot: '复制 {coin} 的根哈希',
  subAccount: '子账户 {name}',
  right: '通过',
  wrong: '未通过',
  faults: {
    coin: '该根哈希属于其他资产。',
    amount: '证明中有金额为负或格式有误。',
    path: '证明与其在树中的位置不符。',
    root: '计算得出的根哈希与公布的不同。',
    sum: '证明中的金额合计与公布的总额不符。',
    owner: '该余额不属于您的账户。',
    unpublished: '该余额的根哈希尚未公布，请一分钟后再查看。',
  },
  none: '快照时您没有资产',
  noneText: '充值后的次日清晨，您的余额会显示在这里。',
  never: '尚无快照',
  neverText: '首次快照将于今晚进行。',
  failed: '证明加载失败',
  failedText: '您的资金安全无虞，请稍后重试。',
  yourself: '自行验证',
  steps: {
    proof: '下载您的证明。任何持有该文件的人都能看到您的余额。',
    program: '获取<a>验证程序</a>。全文不足 100 行，您可以逐行阅读。',
    roots: '保存<a>已公布的根哈希</a>，或向其他客户索取副本：所有人看到的都相同。',
    run: '运行 <code>node check-liabilities.mjs tessera-proof.json roots.json</code>',
  },
  limits:
    '此处证明的是我们的负债，而非我们持有的资产。其他客户看不到您的姓名与账户；树中与您相邻的客户能看到一笔金额，但不知道属于谁。',
}
