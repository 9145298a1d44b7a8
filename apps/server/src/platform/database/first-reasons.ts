import type { Reason, ReasonAct } from '@tessera/contract/platform/settings/reason-areas.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'

/** Returns a reason whose name for staff is the sentence that the customer reads. */
const reason = (code: string, en_US: string, zh_CN: string): Reason => ({
  code,
  name: { en_US, zh_CN },
  text: { en_US, zh_CN },
  lastDay: null,
})

/**
 * Version 1 of the reason codes of each act. Only the command that migrates reads them; two operators change them
 * later.
 */
export const firstReasons: Readonly<Record<ReasonAct, Setting<'reasonCodes'>>> = {
  kyc: {
    codes: [
      reason('check_again', 'We need to check this again.', '我们需要再次核实该内容。'),
      reason('bad_image_quality', 'The photo is blurred, dark or cut off.', '照片模糊、过暗或不完整。'),
      reason('missing_page', 'A page or side is missing.', '缺少页面或证件的某一面。'),
      reason('document_expired', 'The document has expired.', '证件已过期。'),
      reason('name_mismatch', 'The name differs from the document.', '姓名与证件不一致。'),
      reason('details_mismatch', 'The details differ from the document.', '填写的信息与证件不一致。'),
      reason('wrong_document', 'This is not the document you chose.', '上传的证件与所选类型不符。'),
      reason('selfie_mismatch', 'The selfie does not match the document.', '自拍照与证件照片不符。'),
      reason('not_genuine', 'We could not confirm that the document is genuine.', '无法确认证件的真实性。'),
      reason('not_eligible', 'We cannot offer you our services.', '我们无法为您提供服务。'),
    ],
  },
  company: {
    codes: [
      reason('check_again', 'We need to check this again.', '我们需要再次核实该内容。'),
      reason('document_unreadable', 'The document is not legible.', '文件无法辨认。'),
      reason('document_incomplete', 'Pages or signatures are missing.', '缺少页面或签字。'),
      reason('document_too_old', 'The document is too old.', '文件出具日期过早。'),
      reason('wrong_document', 'This is not the document we need.', '上传的文件与要求不符。'),
      reason('details_mismatch', 'The details differ from the documents.', '填写的信息与文件不一致。'),
      reason(
        'register_outdated',
        'The register is out of date or wrong. Correct the details and add documents that prove them.',
        '登记信息已过时或有误，请更正信息并上传证明文件。',
      ),
      reason('owners_missing', 'Owners of 25% or more are missing.', '缺少持股 25% 及以上的所有人。'),
      reason(
        'authority_missing',
        'The documents do not show that the signer may act for the company.',
        '文件未能证明签署人有权代表企业。',
      ),
      reason('not_genuine', 'We could not confirm that the documents are genuine.', '无法确认文件的真实性。'),
      reason('not_eligible', 'We cannot offer our services to this company.', '我们无法为该企业提供服务。'),
    ],
  },
  investorClass: {
    codes: [
      reason('document_unreadable', 'The document is not legible.', '文件无法辨认。'),
      reason('document_incomplete', 'Pages of the document are missing.', '文件缺少页面。'),
      reason('document_too_old', 'The document is too old.', '文件出具日期过早。'),
      reason('wrong_document', 'This is not the document we need.', '上传的文件与要求不符。'),
      reason('details_mismatch', 'The amounts differ from the documents.', '填写的金额与文件不一致。'),
      reason(
        'below_threshold',
        'The documents do not prove that you meet the threshold of this class.',
        '文件未能证明达到该类别的门槛。',
      ),
      reason('not_genuine', 'We could not confirm that the documents are genuine.', '无法确认文件的真实性。'),
    ],
  },
  withdrawal: {
    codes: [
      reason(
        'address_risk',
        'The address is linked to a known risk. Use another address, or contact us.',
        '该地址存在已知风险，请使用其他地址，或联系客服。',
      ),
      reason(
        'unusual_activity',
        'We noticed unusual activity on your account. Contact us before you withdraw again.',
        '检测到您的账户存在异常活动，再次提现前请联系客服。',
      ),
      reason(
        'information_needed',
        'We need more information from you first. Contact us.',
        '我们需要您先补充相关资料，请联系客服。',
      ),
      reason(
        'network_problem',
        'The network could not process the payment. Try again later.',
        '网络未能处理该笔转账，请稍后重试。',
      ),
      reason('customer_request', 'You asked us to stop it.', '应您的要求停止处理。'),
      reason('credit_reversed', 'A credit in this currency was reversed.', '该币种的一笔入账已被冲正。'),
    ],
  },
  payout: {
    codes: [
      reason(
        'account_risk',
        'The bank account is linked to a known risk. Use another account of yours, or contact us.',
        '该收款账户存在已知风险，请使用您的其他收款账户，或联系客服。',
      ),
      reason(
        'unusual_activity',
        'We noticed unusual activity on your account. Contact us before you withdraw again.',
        '检测到您的账户存在异常活动，再次提现前请联系客服。',
      ),
      reason(
        'information_needed',
        'We need more information from you first. Contact us.',
        '我们需要您先补充相关资料，请联系客服。',
      ),
      reason(
        'bank_refused',
        'The bank could not carry out the payment. Check your bank account before you withdraw again.',
        '银行未能执行该笔付款，再次提现前请核对收款账户。',
      ),
      reason('customer_request', 'You asked us to stop it.', '应您的要求停止处理。'),
      reason('credit_reversed', 'A credit in this currency was reversed.', '该币种的一笔入账已被冲正。'),
    ],
  },
  deposit: {
    codes: [
      reason(
        'source_unknown',
        'We could not verify where the money comes from. Contact us to have it returned.',
        '我们无法核实该笔资金的来源，请联系客服办理退回。',
      ),
      reason(
        'not_accepted',
        'We cannot accept this deposit. Contact us to have it returned.',
        '我们无法接收该笔充值，请联系客服办理退回。',
      ),
      reason(
        'information_needed',
        'We did not receive the information we requested. Contact us to have the deposit reviewed again.',
        '我们未收到所需的补充资料，请联系客服重新审核该笔充值。',
      ),
    ],
  },
  bankLine: {
    codes: [
      reason(
        'other_name',
        'The payer’s name is not your verified name. We are returning the money to the account it came from.',
        '付款人姓名与您的认证姓名不符，款项将退回付款账户。',
      ),
      reason(
        'not_expected',
        'We cannot accept this payment. We are returning the money to the account it came from.',
        '我们无法接收该笔付款，款项将退回付款账户。',
      ),
    ],
  },
  invitation: {
    codes: [
      reason(
        'not_described',
        'Your description does not say who you want to invite and how. Apply again with more detail.',
        '说明中未写明邀请对象和方式，请补充后重新申请。',
      ),
      reason(
        'too_many',
        'You requested more codes than your description explains. Apply again for fewer codes.',
        '申请数量超出说明中的需要，请减少数量后重新申请。',
      ),
      reason('not_suitable', 'We do not give codes for this purpose.', '我们不为此用途提供邀请码。'),
    ],
  },
  financing: {
    codes: [
      reason('too_early', 'The company is at too early a stage.', '公司尚处早期阶段。'),
      reason('numbers_unproven', 'The accounts do not support the figures.', '财务报表无法佐证所填数据。'),
      reason('documents_insufficient', 'The documents are not sufficient for a decision.', '文件不足以作出决定。'),
      reason(
        'structure_unsuitable',
        'The structure is not suitable for an offer on Tessera.',
        '该结构不适合在本平台发售。',
      ),
      reason('use_of_funds_unclear', 'The use of funds is not clear.', '资金用途不明确。'),
      reason('owners_unclear', 'The ownership of the company is not clear.', '公司所有人不明确。'),
      reason('not_genuine', 'We could not confirm that the documents are genuine.', '无法确认文件的真实性。'),
      reason('not_eligible', 'We cannot offer this to investors.', '我们无法向投资者提供该产品。'),
    ],
  },
  otcAppeal: {
    codes: [
      reason('payment_proven', 'The payment was confirmed.', '付款已核实。'),
      reason('payment_not_proven', 'The payment could not be confirmed.', '付款未能核实。'),
      reason('payer_differs', 'The payer’s name is not the buyer’s verified name.', '付款人与买方认证姓名不符。'),
      reason('amount_differs', 'The payment does not match the amount of the deal.', '付款金额与交易不符。'),
      reason('no_answer', 'The other party did not answer in time.', '对方未在时限内回复。'),
      reason('outcome_unchanged', 'The outcome of the deal does not change.', '交易维持原结果。'),
    ],
  },
  otcAppealByBuyer: {
    codes: [
      reason('not_released', 'I paid, but the coins were not released.', '已付款但未放币。'),
      reason('paid_after_end', 'I paid, but the deal has ended.', '已付款但交易已结束。'),
      reason('fraud', 'The other party is committing fraud.', '对方涉嫌欺诈。'),
      reason('other', 'Other reason.', '其他原因。'),
    ],
  },
  otcAppealBySeller: {
    codes: [
      reason('not_paid', 'The payment did not arrive.', '未收到付款。'),
      reason('paid_too_little', 'The payment has the wrong amount.', '付款金额不符。'),
      reason('other_payer', 'The payer’s name is not the buyer’s.', '付款人姓名不符。'),
      reason('fraud', 'The other party is committing fraud.', '对方涉嫌欺诈。'),
      reason('other', 'Other reason.', '其他原因。'),
    ],
  },
  creditReversal: {
    codes: [
      reason('not_received', 'Our bank did not receive this payment.', '我们的银行并未收到该笔款项。'),
      reason('other_recipient', 'The payment was meant for another customer.', '该笔款项应属于其他客户。'),
      reason('taken_back_by_bank', 'The bank recalled the payment.', '银行已撤回该笔款项。'),
      reason('booked_twice', 'The payment was credited twice.', '该笔款项重复入账。'),
    ],
  },
  difference: {
    codes: [
      reason('bank_fee', 'The bank charged a fee that was not booked.', '银行收取的费用未入账。'),
      reason('bank_interest', 'The bank paid interest that was not booked.', '银行支付的利息未入账。'),
      reason('network_cost', 'A network cost was paid outside the ledger.', '账外支付了网络费用。'),
      reason('unknown_payment', 'A payment arrived that belongs to no deposit.', '收到一笔无法归属的款项。'),
      reason('moved_outside', 'Money was moved without the exchange’s software.', '资金在系统之外被转移。'),
      reason('not_found', 'The cause could not be found.', '原因未能查明。'),
    ],
  },
  otcAd: {
    codes: [
      reason('terms', 'The ad’s terms are not allowed.', '广告条款含有不允许的内容。'),
      reason('price', 'The ad’s price is misleading.', '广告价格具有误导性。'),
      reason('fraud', 'The ad is linked to suspected fraud.', '广告涉嫌欺诈。'),
      reason('customer_request', 'You asked us to close it.', '应您的要求关闭。'),
    ],
  },
  adjustment: {
    codes: [
      reason('goodwill', 'We credited this amount as a gesture of goodwill.', '本次为平台给予的补偿。'),
      reason('our_error', 'We corrected our own error.', '更正平台的操作错误。'),
      reason('fee_refund', 'We returned a fee to you.', '退还手续费。'),
      reason('wrong_adjustment', 'We reversed an earlier adjustment.', '撤销先前的一笔调整。'),
      reason('debt_given_up', 'We no longer ask you to repay this amount.', '平台不再要求您偿还该笔款项。'),
    ],
  },
}
