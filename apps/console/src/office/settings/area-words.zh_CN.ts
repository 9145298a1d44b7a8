import { zh_CN as limits } from './limit-area-words.zh_CN.ts'
import { zh_CN as operating } from './operating-area-words.zh_CN.ts'
import { zh_CN as csv } from './csv-profile-words.zh_CN.ts'
import { zh_CN as fees } from './fee-area-words.zh_CN.ts'
import { zh_CN as payments } from './payment-area-words.zh_CN.ts'
import { zh_CN as reasons } from './reason-area-words.zh_CN.ts'
import { zh_CN as roles } from './role-area-words.zh_CN.ts'
import { zh_CN as hours } from './trading-hours-words.zh_CN.ts'
import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './area-words.en_US.ts'

/** Chinese words of each area of the settings. */
export const zh_CN: Translation<typeof en_US> = {
  exchange: {
    name: '平台信息',
    text: '按旅行规则，作为提现汇出方发送给其他机构。',
    fields: { legalName: '法定名称', country: '注册国家或地区', referenceCurrency: '限额与交易量的基准货币' },
    effects: {
      open_withdrawals: '{count, plural, =0 {当前没有处理中的提现。} other {当前有 # 笔提现正在处理。}}',
      reference_figures:
        '{count, plural, other {有 # 项限额与档位以基准货币计。更改货币后，其数字不会换算，请提议同一时间生效的新数字。}}',
    },
  },
  waits: {
    name: '等待期',
    text: '新地址、收款账户、API 密钥及签署人的等待期，安全设置变更后暂停提现的时长，以及大额余额调整等待另一人复核的时长。',
    fields: {
      newAddressHours: '新地址等待期',
      newBankAccountHours: '新收款账户等待期',
      newApiKeyHours: '新 API 密钥等待期',
      newSignerHours: '新签署人等待期',
      securityPauseHours: '安全设置变更后暂停提现的时长',
      adjustmentHours: '大额余额调整或核销的等待期',
      adjustmentFrom: '余额调整或核销达到该金额即为大额',
    },
    effects: {
      addresses_waiting:
        '{count, plural, =0 {当前没有处于等待期的地址。} other {当前有 # 个地址处于等待期，其到期时间不变。}}',
      bank_accounts_waiting:
        '{count, plural, =0 {当前没有处于等待期的收款账户。} other {当前有 # 个收款账户处于等待期，其到期时间不变。}}',
      api_keys_waiting:
        '{count, plural, =0 {当前没有处于等待期的 API 密钥。} other {当前有 # 个 API 密钥处于等待期，其到期时间不变。}}',
      paused_customers:
        '{count, plural, =0 {当前没有客户的提现处于暂停状态。} other {当前有 # 位客户的提现已暂停，其结束时间不变。}}',
    },
  },
  registration: {
    name: '注册',
    text: '谁可以开户，以及邀请码的规则。',
    fields: {
      isOpen: '开放注册',
      invitationRequired: '必须填写邀请码',
      invitationCodeUses: '每个邀请码可用次数',
      invitationCodeDays: '邀请码有效期',
      codesPerAddressADay: '每个 IP 地址每天可获取的未使用验证码数',
    },
    effects: {
      invitation_applications:
        '{count, plural, =0 {当前没有待审的邀请码申请。} other {当前有 # 份邀请码申请待审；通过后，其邀请码按新设置发放。}}',
    },
  },
  rewards: {
    name: '邀请与代理',
    text: '邀请他人的客户以及代理可分得的手续费比例。',
    fields: {
      invitationPpm: '邀请人的手续费分成',
      agentCapPpm: '代理及其所有上级的分成上限',
      barredClasses: '手续费不参与分成的投资者类别',
      barredCountries: '手续费不参与分成的国家或地区',
    },
    effects: {
      active_agents: '{count, plural, =0 {当前没有有效代理。} other {当前有 # 位有效代理。}}',
      invited_customers: '{count, plural, =0 {没有受邀注册的客户。} other {有 # 位客户受邀注册。}}',
    },
  },
  financing: {
    name: '融资申请',
    text: '发行人能否申请融资，以及收取的费用。',
    fields: { isOpen: '开放申请', feePpm: '按募集金额收取的费用' },
    effects: { open_applications: '{count, plural, =0 {当前没有处理中的申请。} other {当前有 # 份申请正在处理。}}' },
  },
  travelRule: {
    name: '旅行规则',
    text: '24 小时内提现合计超过此金额时，必须填写受益人信息。',
    fields: { unidentifiedDollars: '24 小时内向无受益人信息的地址提现的上限' },
    effects: {
      unidentified_addresses:
        '{count, plural, =0 {所有已保存地址均有受益人信息。} other {有 # 个已保存地址没有受益人信息。}}',
    },
  },
  withdrawalLimits: {
    name: '提现限额',
    text: '各投资者类别的提现上限。链上提现、法币提现、向其他客户转账与场外卖出合并计算。',
    fields: {
      retailDay: '零售投资者 24 小时限额',
      retailCalendarDay: '零售投资者每自然日限额（UTC）',
      retailMonth: '零售投资者每月限额',
      accreditedDay: '合格投资者 24 小时限额',
      accreditedCalendarDay: '合格投资者每自然日限额（UTC）',
      accreditedMonth: '合格投资者每月限额',
      expertDay: '专家投资者 24 小时限额',
      expertCalendarDay: '专家投资者每自然日限额（UTC）',
      expertMonth: '专家投资者每月限额',
      corporateDay: '企业 24 小时限额',
      corporateCalendarDay: '企业每自然日限额（UTC）',
      corporateMonth: '企业每月限额',
    },
    effects: {
      customers_with_use: '{count, plural, =0 {本月没有客户占用限额。} other {本月有 # 位客户已占用部分限额。}}',
    },
  },
  maintenance: {
    name: '维护',
    text: '提前一天向所有访客公告。',
    fields: { planned: '计划维护' },
    effects: { signed_in: '{count, plural, =0 {当前没有客户登录。} other {当前有 # 位客户登录。}}' },
  },
  coin: {
    name: '币种',
    text: '法币、加密货币与证券型代币。',
    add: '添加币种',
    subject: '代码',
    subjectHelp: '2 至 12 个字母或数字。法币使用 ISO 4217 的三位大写字母。',
    fields: { kind: '类型', decimals: '小数位数', names: '名称', logo: '徽标' },
    choices: { kind: { fiat: '法币', crypto: '加密货币', token: '证券型代币' } },
    effects: { accounts: '{count, plural, =0 {没有账户持有该币种。} other {有 # 个账户持有该币种。}}' },
  },
  market: {
    name: '交易对',
    text: '各交易对的价格步长、数量步长、手续费与限额。新交易对须由两名运营人员在“市场”中开启后方可交易。',
    add: '添加交易对',
    subject: '交易对',
    subjectHelp: '交易币种与计价币种，以连字符相连，例如 AURB-tUSD。',
    fields: {
      tick: '价格步长',
      lot: '数量步长',
      minValue: '单笔最低金额',
      maxValue: '单笔最高金额',
      makerFee: '挂单手续费',
      takerFee: '吃单手续费',
      band: '参考价附近的价格区间',
      dynamicBand: '近期成交价附近的价格区间',
      listingPrice: '上市价（首个参考价）',
      isDelisted: '下架：停止交易并撤销全部委托',
    },
    effects: {
      open_orders: '{count, plural, =0 {当前没有未成交委托。} other {当前有 # 笔未成交委托，其手续费率保持不变。}}',
      cancelled_orders: '{count, plural, =0 {没有委托须撤销。} other {有 # 笔委托不符合新规则，将撤销。}}',
      customers_losing_orders:
        '{count, plural, =0 {没有客户的委托会被撤销。} other {被撤销的委托涉及 # 名客户，系统会通知他们。}}',
    },
  },
  ...operating,
  ...fees,
  ...hours,
  ...payments,
  ...csv,
  ...limits,
  ...roles,
  ...reasons,
}
