import type { Translation } from '../lib/words.tsx'
import type { en_US } from './audit.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  table: '审计日志',
  col: { seq: '序号', at: '时间', actor: '操作人', action: '操作', target: '对象', reason: '原因', ip: '来源' },
  actor: '操作员姓名',
  action: '操作',
  allActs: '全部操作',
  target: '操作对象编号',
  empty: '暂无记录',
  emptyText: '没有符合条件的记录。',
  recorded: '记录为 {action}，操作人 {actor}，对象 {target}',
  before: '变更前',
  after: '变更后',
  verify: '校验日志链',
  whole: '日志链完整，共 {checked, number} 条。',
  broken: '第 {seq} 条记录与日志链不符，可能被修改或缺失。',
  acts: {
    approvals: {
      approve: '确认提案',
      cancel: '撤回提案',
      propose_approve: '提议通过',
      propose_refuse: '提议拒绝',
      refuse: '退回提案',
    },
    bank: {
      import_statement: '导入银行对账单',
    },
    cms: {
      call_off: '取消发布',
      create: '撰写内容',
      revise: '修改内容',
    },
    api_keys: {
      create: '创建 API 密钥',
      delete: '删除 API 密钥',
      stop: '停用 API 密钥',
      update: '修改 API 密钥',
    },
    customer: {
      change_factor: '修改安全验证方式',
      change_password: '修改密码',
      reset_password: '重置忘记的密码',
      freeze: '冻结账户',
      register: '开立账户',
      report_sign_in: '报告非本人登录',
      thaw: '解冻账户',
    },
    customers: {
      search: '搜索用户',
    },
    kyc: {
      approve: '通过身份认证',
      ask_again: '要求客户补充',
      reject: '拒绝身份认证',
      resend: '提交补充材料',
      reveal_number: '查看证件号码',
      submit: '提交证件',
      view: '打开认证案件',
      view_photo: '打开照片',
    },
    markets: {
      restrict: '停止新订单',
    },
    operators: {
      invite: '邀请运营人员',
      lock: '锁定运营人员',
      set_access: '变更权限',
      sign_in: '登录',
      sign_out: '退出登录',
      suspend: '停用运营人员',
    },
    products: {
      add_document: '添加文件',
      create: '创建产品',
      remove_document: '移除文件',
      revise: '修改产品',
    },
    search: {
      find: '搜索用户、资金或委托',
    },
    site: {
      set_doors: '变更准入设置',
    },
    subscriptions: {
      retry_disbursement: '重新交付通证',
    },
    uploads: {
      quarantine: '隔离文件',
    },
  },
  targets: {
    api_key: 'API 密钥',
    bank: '银行',
    cms_text: '内容',
    customer: '用户',
    kyc_case: '认证案件',
    market: '市场',
    operator: '运营人员',
    product: '产品',
    search: '搜索内容',
    site: '站点',
    subscription: '认购',
    upload: '文件',
  },
  actors: {
    customer: '用户',
    ip: '访客',
    job: '任务',
    operator: '运营人员',
  },
}
