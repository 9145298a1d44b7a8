import type { Refusals } from '#platform/http/refusal.ts'

const no = { http: 422, retry: 'no' } as const
const conflict = { http: 409, retry: 'no' } as const

export const companyRefusals = {
  IDENTITY_CHOICE_PERSONAL: {
    ...conflict,
    en_US: 'This account has started verification as an individual. To verify a company, open another account.',
    zh_CN: '该账户已开始个人认证。如需认证企业，请使用另一账户。',
  },
  IDENTITY_CHOICE_COMPANY: {
    ...conflict,
    en_US:
      'This account has started verification as a company. To verify yourself as an individual, open another account.',
    zh_CN: '该账户已开始企业认证。如需个人认证，请使用另一账户。',
  },
  COMPANY_NOT_EDITABLE: {
    ...conflict,
    en_US: 'You have submitted this application, so it cannot be changed now. If something is wrong, contact us.',
    zh_CN: '该申请已提交，目前无法修改。如内容有误，请联系客服。',
  },
  COMPANY_ALREADY_APPROVED: {
    ...conflict,
    en_US: 'This company is already verified. To change its details, report a change.',
    zh_CN: '该企业已通过认证。如需更改信息，请申报变更。',
  },
  COMPANY_FROM_REGISTER: {
    ...no,
    en_US: 'This comes from Myinfo Business and cannot be changed here. If it is wrong, contact us.',
    zh_CN: '此项来自 Myinfo Business，无法在此修改。如有错误，请联系客服。',
  },
  COMPANY_NOT_LIVE: {
    ...no,
    en_US: 'According to the register, this company is dissolved or not active. If the register is wrong, contact us.',
    zh_CN: '登记资料显示该企业已注销或并非有效状态。如登记资料有误，请联系客服。',
  },
  COMPANY_NOTHING_SAVED: { ...conflict, en_US: 'Start the application first.', zh_CN: '请先开始填写申请。' },
  COMPANY_ITEM_NOT_REQUESTED: {
    ...no,
    en_US: 'Change only the parts that we sent back to you.',
    zh_CN: '请仅修改需要补充的内容。',
  },
  COMPANY_ITEM_UNANSWERED: {
    ...no,
    en_US: 'Complete all the parts that we sent back to you.',
    zh_CN: '请补充所有要求的内容。',
  },
  COMPANY_FIELD_MISSING: { ...no, en_US: 'This field is required.', zh_CN: '此项必填。' },
  COMPANY_DATE_LATER: { ...no, en_US: 'The date cannot be in the future.', zh_CN: '日期不能晚于今天。' },
  COMPANY_COUNTRY_NOT_SERVED: {
    ...no,
    en_US: 'We do not offer our services in this country or region. If you chose it by mistake, choose another one.',
    zh_CN: '我们暂不为该国家或地区提供服务。如选择有误，请重新选择。',
  },
  COMPANY_DOCUMENT_MISSING: { ...no, en_US: 'Upload this document.', zh_CN: '请上传该文件。' },
  COMPANY_ISSUE_DATE_MISSING: { ...no, en_US: 'Enter the date of issue.', zh_CN: '请填写出具日期。' },
  COMPANY_DOCUMENT_TOO_OLD: {
    ...no,
    en_US: 'The document must have been issued in the last {months} months.',
    zh_CN: '文件须在最近 {months} 个月内出具。',
  },
  COMPANY_UPLOAD_UNKNOWN: {
    http: 404,
    retry: 'no',
    en_US: 'We could not find this file. Upload it again.',
    zh_CN: '未找到该文件，请重新上传。',
  },
  COMPANY_UPLOAD_TWICE: {
    ...no,
    en_US: 'Each file can be used only once. Upload another file.',
    zh_CN: '每个文件只能使用一次，请上传其他文件。',
  },
  COMPANY_PERSONS_MISSING: { ...no, en_US: 'Add at least one related party.', zh_CN: '请至少添加一名关联人员。' },
  COMPANY_PERSONS_FULL: {
    ...no,
    en_US: 'You can add at most {max} related parties.',
    zh_CN: '最多可添加 {max} 名关联人员。',
  },
  COMPANY_PERSON_TWICE: {
    ...no,
    en_US: 'This person is already listed. Add the role to that entry instead.',
    zh_CN: '该人员已添加，请为其增加角色。',
  },
  COMPANY_PERSON_TOO_YOUNG: {
    ...no,
    en_US: 'Related parties must be at least {years} years old.',
    zh_CN: '关联人员须年满 {years} 周岁。',
  },
  COMPANY_BIRTH_DATE_UNLIKELY: { ...no, en_US: 'Check the year of birth.', zh_CN: '请核对出生年份。' },
  COMPANY_SHARES_TOO_MANY: {
    ...no,
    en_US: 'All shares together exceed 100%. Correct the shares.',
    zh_CN: '所有持股比例合计超过 100%，请更正。',
  },
  COMPANY_OWNERS_MISSING: {
    ...no,
    en_US: 'Add all owners with 25% or more: {rest}% of the company is not accounted for.',
    zh_CN: '请列明所有持股 25% 及以上的人士：尚有 {rest}% 未说明。',
  },
  COMPANY_ENTITY_OWNERS_MISSING: {
    ...no,
    en_US: '{name} holds 25% or more. Add its owners, down to natural persons.',
    zh_CN: '{name} 的持股达到 25%，请逐层列明其所有人，直至自然人。',
  },
  COMPANY_ENTITY_IDLE: {
    ...no,
    en_US: '{name} holds no share. Enter its share, or remove the entity.',
    zh_CN: '{name} 未持有任何权益，请填写其持股比例或将其移除。',
  },
  COMPANY_OWNER_UNKNOWN: {
    ...no,
    en_US: 'An owner in this structure is not listed. Reload the page.',
    zh_CN: '股权结构中有未列明的所有人，请刷新页面。',
  },
  COMPANY_STAKE_TWICE: {
    ...no,
    en_US: 'This owner is listed twice at the same level. Enter one share.',
    zh_CN: '同一层级中该所有人重复出现，请合并为一项。',
  },
  COMPANY_ENTITY_TWICE: {
    ...no,
    en_US: 'This registration number is listed twice. Enter the entity once, with all its shares.',
    zh_CN: '该注册号重复填写，请将同一实体合并为一项，并填写其全部持股。',
  },
  COMPANY_OWNERSHIP_CYCLE: {
    ...no,
    en_US: 'An entity cannot own itself, directly or through others.',
    zh_CN: '任何主体均不得直接或间接持有自身权益。',
  },
  COMPANY_LAYERS_TOO_MANY: {
    ...no,
    en_US: 'You can enter at most {max} layers of owners. If you have more, contact us.',
    zh_CN: '最多可填写 {max} 层股权。如层级更多，请联系客服。',
  },
  COMPANY_NOT_WIDELY_HELD: {
    ...no,
    en_US: 'This type of company cannot be widely held. List its owners instead.',
    zh_CN: '该类型企业不适用“股权分散”，请列明其所有人。',
  },
  COMPANY_TRADER_MISSING: {
    ...no,
    en_US: 'Add at least one authorized trader.',
    zh_CN: '请至少添加一名授权交易人。',
  },
  COMPANY_GENERAL_PARTNER_MISSING: {
    ...no,
    en_US: 'Add at least one general partner.',
    zh_CN: '请至少添加一名普通合伙人。',
  },
  COMPANY_SIGNER_REFUSED: {
    ...no,
    en_US: 'The signatory must be a director, a general partner or an owner.',
    zh_CN: '签署人须为董事、普通合伙人或所有人。',
  },
  COMPANY_DECLARATION_CHANGED: {
    ...conflict,
    en_US: 'The declaration has changed. Reload the page and read it again.',
    zh_CN: '声明内容已更新，请刷新页面并重新阅读。',
  },
  COMPANY_NUMBER_IN_USE: {
    ...conflict,
    en_US: 'Another account is verified as this company. Compare both before you decide.',
    zh_CN: '该企业已在其他账户完成认证，请核对两份资料后再作决定。',
  },
  COMPANY_NOT_APPROVED: {
    ...conflict,
    en_US: 'Only a verified company can report a change. Verify the company first.',
    zh_CN: '仅已认证的企业可申报变更，请先完成企业认证。',
  },
  COMPANY_CHANGE_WAITING: {
    ...conflict,
    en_US: 'We are already reviewing a change. Withdraw it first, or wait for the decision.',
    zh_CN: '已有一项变更正在审核，请先撤回或等待审核结果。',
  },
  COMPANY_CHANGE_EMPTY: {
    ...no,
    en_US: 'This is the same as the verified details. Enter what has changed.',
    zh_CN: '内容与已认证信息一致，请填写有变更的内容。',
  },
  COMPANY_CHANGE_EVIDENCE_MISSING: {
    ...no,
    en_US: 'Add at least one document that proves the change.',
    zh_CN: '请至少上传一份能证明该变更的文件。',
  },
  COMPANY_NOT_WITHDRAWABLE: {
    ...conflict,
    en_US: 'This application is no longer under review, so you cannot withdraw it. Reload the page.',
    zh_CN: '该申请已不在审核中，无法撤回，请刷新页面。',
  },
  COMPANY_CHANGE_DECIDED: {
    ...conflict,
    en_US: 'This change was already decided or withdrawn. Reload the page.',
    zh_CN: '该变更已审核完毕或已撤回，请刷新页面。',
  },
  COMPANY_PERSON_INCOMPLETE: {
    ...conflict,
    en_US: 'Complete the details of this person first.',
    zh_CN: '请先填写该人员的完整信息。',
  },
  COMPANY_LINK_DONE: {
    ...conflict,
    en_US: 'This person has already been verified and needs no link.',
    zh_CN: '该人员已完成认证，无需再发送链接。',
  },
  COMPANY_LINK_EXPIRED: {
    ...conflict,
    en_US: 'This link has expired or was already opened. Ask the company to send you a new one.',
    zh_CN: '该链接已过期或已打开过，请联系企业重新发送。',
  },
  COMPANY_LINK_DATE_WRONG: {
    ...no,
    en_US:
      'This date of birth differs from the one your company gave us. {left, plural, one {# try left.} other {# tries left.}} If your date is right, ask the company to correct it.',
    zh_CN: '与企业申报的出生日期不符，还可尝试 {left} 次。如您填写无误，请联系企业更正。',
  },
  COMPANY_LINK_FACTS_CHANGED: {
    ...conflict,
    en_US: 'The company has changed the details it gave about you. Reload the page, read them again, then confirm.',
    zh_CN: '企业已修改您的个人信息，请刷新页面，重新核对后再确认。',
  },
  COMPANY_LINKS_TOO_MANY: {
    ...conflict,
    en_US:
      'Too many links were sent to this email address, or by your company, in the last 24 hours. Try again tomorrow.',
    zh_CN: '24 小时内发送至该邮箱或由企业发送的链接过多，请明天再试。',
  },
  COMPANY_LINK_PHOTO_MISSING: {
    ...conflict,
    en_US: 'Take every photo before you finish.',
    zh_CN: '请拍摄所有照片后再提交。',
  },
  COMPANY_LINK_ITEM_UNKNOWN: {
    ...no,
    en_US: 'This photo is not needed for your document.',
    zh_CN: '您的证件不需要此照片。',
  },
  COMPANY_CONSENT_CHANGED: {
    ...conflict,
    en_US: 'The consent text has changed. Reload the page and read it again.',
    zh_CN: '同意书内容已更新，请刷新页面并重新阅读。',
  },
  COMPANY_LINK_NO_MAILBOX: {
    ...conflict,
    en_US:
      'The company copied the last link, so we have no email address to send it to. Ask the company to send you the link.',
    zh_CN: '上一个链接由企业自行复制给您，我们没有您的邮箱。请联系企业重新发送链接。',
  },
  COMPANY_WRONG_STATUS: {
    ...conflict,
    en_US: 'The status of this application has changed. Reload the page.',
    zh_CN: '该申请的状态已变更，请刷新页面。',
  },
} as const satisfies Refusals
