import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './payouts.messages.en_US.ts'

const heldBack = {
  seal_broken: '完整性校验失败：记录遭改动',
  approval_missing: '缺少两人的有效审批',
  bank_knows_it: '银行流水中已有该笔付款',
  maybe_sent: '可能已包含在因恢复而丢失的付款文件中，请先向银行核实',
  standing_lost: '客户或收款方账户状态异常',
  stopped: '提现或该币种已停用',
  frozen: '客户的提现已暂停',
  name_differs: '收款账户户名与客户实名不一致',
}

export const zh_CN: Translation<typeof en_US> = {
  tabs: { queue: '法币提现', batches: '银行付款文件' },
  tabsLabel: '视图',
  table: '法币提现',
  filter: '阶段',
  all: '全部阶段',
  col: {
    number: '编号',
    customer: '客户',
    amount: '金额',
    fee: '手续费',
    account: '收款账户',
    requested: '申请时间',
    expected: '应到账时间',
    stage: '阶段',
  },
  empty: '暂无法币提现',
  emptyText: '客户的法币提现申请将显示在这里。',
  heldBack,
  stage: {
    review: '审核中',
    approved: '已通过',
    sent: '银行处理中',
    paid: '已付款',
    failed: '银行拒绝',
    refused: '已拒绝',
    cancelled: '已取消',
    returned: '银行退回',
  },
  ready:
    '已通过的 {fiat} 付款：提现 {payouts, plural, other {# 笔}}{instructions, plural, =0 {} other {、付款指令 # 笔}}，共 {total} {fiat}，由 {bank} 的 {account} 付出。',
  heldBackToo: '另有 {n, plural, other {# 笔}}此前暂缓付款，将重新检查。',
  export: '生成 {account} 的 {fiat} 付款文件',
  exportTitle: '生成 {account} 的 {fiat} 付款文件？',
  exportText:
    '{payouts, plural, other {# 笔}}已通过的付款将写入一个付款文件（pain.001）。每笔付款只会写入一个文件，之后无法在此停止。请在 {bank} 上传该文件，且仅上传一次。',
  exported: '已生成文件 {number}，含 {payouts, plural, other {# 笔}}付款。',
  someHeldBack: '{n, plural, other {# 笔}}已暂缓付款，原因见列表。',
  nothing: '当前没有可付出的款项，原因见列表。',
  unsent: '银行拒绝了该笔付款？',
  bankReference: '银行拒绝通知编号',
  bankReferenceFirst: '请填写银行拒绝通知编号。',
  batch: {
    table: '银行付款文件',
    col: {
      number: '文件编号',
      bank: '银行',
      payouts: '付款笔数',
      total: '合计',
      madeBy: '生成人',
      madeAt: '生成时间',
      paysOn: '银行付款日',
      state: '状态',
      file: '文件',
    },
    waiting: '共 {all, number} 笔，{n, number} 笔待银行处理',
    done: '全部处理完毕',
    download: '下载 {number}',
    empty: '暂无文件',
    emptyText: '为已通过的付款生成的付款文件会显示在这里。',
  },
  decisions: {
    kinds: {
      payout_review: '法币提现',
      payout_recall: '撤回法币提现',
      payout_unsent: '银行拒绝的法币提现',
    },
    effects: {
      payout_review: '通过后写入下一个付款文件；拒绝后，款项退还客户，并告知原因。',
      payout_recall: '通过后退回审核，须再次由两人审批；拒绝后，款项退还客户。',
      payout_unsent:
        '通过后，款项退还客户且不可恢复。须以银行的拒绝通知为凭，付款文件本身不能作为依据。若银行之后仍付款，将形成短款。',
    },
    fields: {
      reference: '付款附言',
      account: {
        name: '户名',
        bank: '开户银行',
        branch: '支行',
        country: '银行所在国家或地区',
        bankCode: '银行代码',
        ifsc: 'IFSC',
        ending: '账号尾号',
      },
      heldBack: '暂缓付款原因',
      bankReference: '银行拒绝通知编号',
    },
    codes: {
      heldBack,
    },
  },
}
