import type { MessageWords } from './words.ts'

/** Messages about verified people and companies, and about investor classes. */
export const zh_CN = {
  company_approved: {
    title: '企业认证已通过',
    body: '{name} 现在可以充值、认购、交易和提现。企业信息如有变更，请在 7 个工作日内告知我们。',
  },
  company_change_approved: {
    title: '企业变更已通过',
    body: '{name} 的变更 {number} 现已生效。',
  },
  company_change_rejected: {
    title: '企业变更未通过',
    body: '{name} 的变更 {number} 未通过。原因：{reason}此前已认证的信息继续有效。',
  },
  company_resubmission_requested: {
    title: '企业认证需要补充资料',
    body: '{name} 的申请：{reason}请修改退回的内容后重新提交。在此期间，15 个工作日的审核期限暂停计算。',
  },
  kyc_reopened: {
    title: '您的身份认证正在重新审核',
    body: '{reason}请按要求提交资料。在重新通过认证之前，您不能交易、认购和提现，您的资产不受影响。',
  },
  kyc_suspended: {
    title: '您的身份认证正在复核',
    body: '后续核验发现需要确认的问题，您目前无需操作。在我们作出决定之前，您不能交易、认购和提现，您的资产不受影响。',
  },
  company_suspended: {
    title: '{name} 的企业认证正在复核',
    body: '后续核验发现需要确认的问题，您目前无需操作。在我们作出决定之前，企业不能交易、认购和提现，企业资产不受影响。',
  },
  kyc_withdrawn: {
    title: '您已撤回申请',
    body: '申请 {number} 已停止审核，您可随时提交新的申请。如非本人操作，请修改密码并联系客服。',
  },
  company_withdrawn: {
    title: '您已撤回企业认证申请',
    body: '{name} 的申请 {number} 已停止审核。已填写的内容均已保存，您可随时修改并重新提交。如非企业人员操作，请修改密码并联系客服。',
  },
  kyc_revoked: {
    title: '您的身份认证已失效',
    body: '原因：{reason}您不能再交易、认购和提现。如需继续，请重新提交资料。',
  },
  kyc_expiring: {
    title: '您的证件将于 {until} 到期',
    body: '请提前备好新证件，并在到期后提交。到期后，您将不能交易、认购和提现，直至新证件通过审核。',
  },
  kyc_expired: {
    title: '您的证件已过期',
    body: '证件有效期至 {until}，请提交新证件。在通过审核之前，您不能交易、认购和提现，您的资产不受影响。',
  },
  investor_class_granted: {
    title: '您已成为{class, select, ei {专家投资者} other {合格投资者}}',
    body: '在 {until} 之前，您可以买入面向该类别的产品。到期前我们会提醒您，您可随时撤回同意。',
  },
  investor_class_rejected: {
    title: '您的{class, select, ei {专家投资者} other {合格投资者}}申请未通过',
    body: '原因：{reason}您的投资者类别未变，您可以再次申请。',
  },
  investor_class_ending: {
    title: '您的投资者类别将于 {until} 到期',
    body: '请续期以保留{class, select, ei {专家投资者} other {合格投资者}}类别。否则您将成为零售投资者：已持有的资产仍归您所有，依该类别提交的买入委托将自动撤销。',
  },
  investor_class_lapsed: {
    title: '您的投资者类别已到期',
    body: '您不再是{class, select, ei {专家投资者} other {合格投资者}}。已持有的资产仍归您所有并可卖出，依该类别提交的买入委托已撤销。您可以再次申请。',
  },
  investor_class_withdrawn: {
    title: '您已撤回投资者类别的同意',
    body: '您不再是{class, select, ei {专家投资者} other {合格投资者}}。已持有的资产仍归您所有并可卖出，依该类别提交的买入委托已撤销。',
  },
  kyc_resubmission_requested: {
    title: '您的身份认证需要补充资料',
    body: '{reason}请打开您的申请，补充后重新提交。',
  },
} as const satisfies Partial<MessageWords>
