import type { Refusals } from '#platform/http/refusal.ts'

export const settingRefusals = {
  SETTING_TIME_TAKEN: {
    http: 409,
    retry: 'no',
    en_US:
      '{rule, select, due {Version {version} of these settings is due but not applied yet. Wait until it is applied, or withdraw it first.} other {Version {version} of these settings already takes effect at this time. Choose another time, or withdraw that version.}}',
    zh_CN:
      '{rule, select, due {第 {version} 版设置已到生效时间，但尚未生效。请等待其生效，或先撤回该版本。} other {第 {version} 版设置已定于该时间生效。请另选时间，或先撤回该版本。}}',
  },
  SETTING_TIME_PAST: {
    http: 422,
    retry: 'no',
    en_US: 'This time has passed. Choose a later time, or let the change apply immediately.',
    zh_CN: '该时间已过。请选择更晚的时间，或选择立即生效。',
  },
  SETTING_TIME_FAR: {
    http: 422,
    retry: 'no',
    en_US: 'A change can be planned at most {days} days ahead. Choose a time before {latest}.',
    zh_CN: '变更最多可提前 {days} 天安排，请选择早于 {latest} 的时间。',
  },
  SETTING_REASON_REMOVED: {
    http: 409,
    retry: 'no',
    en_US: 'The code {code} must stay in the list, because earlier decisions use it. Set its last day instead.',
    zh_CN: '代码 {code} 须保留在列表中，因为以往的决定引用了它。请改为设置最后使用日期。',
  },
  SETTING_REASON_BUILT_IN: {
    http: 409,
    retry: 'no',
    en_US: 'The system itself uses the code {code}. Leave its last day empty.',
    zh_CN: '系统本身会使用代码 {code}，请将其最后使用日期留空。',
  },
  SETTING_REASON_NEEDED: {
    http: 422,
    retry: 'no',
    en_US: 'Operators need at least one reason to choose. Leave the last day of at least one code empty.',
    zh_CN: '须至少保留一个可选原因，请将至少一个代码的最后使用日期留空。',
  },
  SETTING_UNCHANGED: {
    http: 422,
    retry: 'no',
    en_US: 'These values already apply at that time. Change at least one.',
    zh_CN: '该时间点的设置与此相同，请至少修改一项。',
  },
  SETTING_FIXED: {
    http: 409,
    retry: 'no',
    en_US: 'The field {field} was already set and cannot be changed.',
    zh_CN: '字段 {field} 设定后不可更改。',
  },
  SETTING_SUBJECT_WRONG: {
    http: 422,
    retry: 'no',
    en_US:
      '{rule, select, taken {{expected} already exists. Enter another name.} other {This name cannot be used. Use this format: {expected}.}}',
    zh_CN:
      '{rule, select, taken {{expected} 已存在，请填写其他名称。} other {此名称不可用。请按此格式填写：{expected}。}}',
  },
  SETTING_CONFLICT: {
    http: 409,
    retry: 'no',
    en_US:
      '{rule, select, repeated {This repeats row {line} of the list. Change or remove one of the two.} taken {{name} already uses this value. Enter another one.} never_open {These holidays leave no trading day within a year. Remove some of them.} held {Open withdrawals need more than this. Accepted: {accepted}. You can set a lower value when they are paid or rejected.} unpriced {Some open withdrawals count in an earlier currency that has no price now. You can lower this limit when it has one.} hidden {This text has hidden or unprintable characters. Delete it and type it again.} other {This value does not fit. Accepted: {accepted}.}}',
    zh_CN:
      '{rule, select, repeated {与列表第 {line} 行重复，请修改或删除其中一行。} taken {{name} 已使用该值，请填写其他值。} never_open {按这些休市日，一年内没有交易日，请删除部分休市日。} held {未完成的提现已占用更高额度。可接受：{accepted}。待这些提现付出或被拒绝后，可再调低。} unpriced {部分未完成的提现按原计价币种计算，而该币种目前没有价格。有价格后才能调低该限额。} hidden {文字中含有隐藏字符或无法显示的字符，请删除后重新输入。} other {该值不符合要求。可接受：{accepted}。}}',
  },
  SETTING_CANCELS_ORDERS: {
    http: 409,
    retry: 'no',
    en_US:
      '{rule, select, rose {This change would now cancel {count, plural, one {# open order} other {# open orders}}. The proposal says {agreed}. Send it back. If the number keeps rising, first restrict the pair to cancellations, then propose the change again.} other {This change would cancel {count, plural, one {# open order} other {# open orders}}. The proposal says {agreed}. Look at the preview again, and confirm this number.}}',
    zh_CN:
      '{rule, select, rose {该变更现将撤销 {count} 笔未成交委托，而提议中为 {agreed} 笔。请退回该提议。如数量持续增加，请先将交易对设为只可撤单，再重新提议。} other {该变更将撤销 {count} 笔未成交委托，而提议中为 {agreed} 笔。请重新查看预览，并确认该数量。}}',
  },
  SETTING_MINT_WRONG: {
    http: 422,
    retry: 'no',
    en_US:
      '{rule, select, taken {{coin} already uses this mint. Enter another one.} other {The coin cannot use this mint. Found: {found}. Accepted: {accepted}.}}',
    zh_CN:
      '{rule, select, taken {{coin} 已使用此铸币地址，请填写其他地址。} other {该币种不能使用此铸币地址。查到：{found}。可接受：{accepted}。}}',
  },
  SETTING_CHAIN_SILENT: {
    http: 503,
    retry: 'later',
    en_US: 'The nodes of the chain do not respond, or do not agree on this mint. Try again in a minute.',
    zh_CN: '区块链节点无响应，或对该铸币地址的返回结果不一致。请稍后重试。',
  },
  SETTING_CEILING_MISSING: {
    http: 409,
    retry: 'no',
    en_US:
      'The signer has no ceiling for {coin} with {decimals} decimals. Keep withdrawals closed, or first add one to SIGNER_CEILINGS.',
    zh_CN: '签名服务没有为 {coin}（{decimals} 位小数）设置上限。请保持提现关闭，或先在 SIGNER_CEILINGS 中添加上限。',
  },
  SETTING_ACCOUNT_OPEN: {
    http: 409,
    retry: 'no',
    en_US:
      '{name} is already open in {coin} for some of the same customers, with equally specific rules. Choose other countries or classes, or close one of the accounts.',
    zh_CN:
      '{name} 的 {coin} 账户已向部分相同客户开放，且适用范围同样具体。请改选其他国家或地区、投资者类别，或关闭其中一个账户。',
  },
  SETTING_PRODUCT_NOT_ALLOTTED: {
    http: 409,
    retry: 'no',
    en_US: '{symbol} can be listed after the allotment of its product. Until then nobody owns its tokens.',
    zh_CN: '{symbol} 须在产品完成配售后方可上市交易，此前尚无人持有其代币。',
  },
  SETTING_TOKENS_LOCKED: {
    http: 409,
    retry: 'no',
    en_US: 'The tokens of {symbol} are locked. The pair can be listed from {until}.',
    zh_CN: '{symbol} 的代币仍在锁定中，自 {until} 起方可上市交易。',
  },
  SETTING_LAST_TWO: {
    http: 409,
    retry: 'no',
    en_US:
      'At least two active operators must keep the permissions to change roles and operators. First give them to another person.',
    zh_CN: '至少须有两名状态正常的运营人员保留变更角色和变更运营人员的权限。请先将该权限授予其他人。',
  },
  SETTING_OWN_RIGHTS: {
    http: 403,
    retry: 'no',
    en_US:
      'This change would give more permissions to one of the two people who decide on it. Two other people must decide.',
    zh_CN: '该变更会使两名决定人之一获得更多权限，须由另外两人决定。',
  },
  SETTING_FILE_SIGNED: {
    http: 409,
    retry: 'no',
    en_US:
      'This entry raises the maximum withdrawal, which two people sign with their passkeys. Skip it here, and propose it in its own form.',
    zh_CN: '该条目会提高最大到账数量，须由两人使用通行密钥签名。请跳过该条目，改在其表单中单独提议。',
  },
  SETTING_FILE_CHANGED: {
    http: 409,
    retry: 'no',
    en_US:
      '{rule, select, outdated {A software update changed the fields of these settings: {list}. Send the proposal back, export the file again, and import it.} other {These settings changed after the proposal (version then → now): {list}. Send the proposal back, and import the file again. The import compares it with the current settings.}}',
    zh_CN:
      '{rule, select, outdated {软件更新后，以下设置的字段已变更：{list}。请退回该提议，重新导出文件后再导入。} other {提议之后，以下设置已被修改（当时版本 → 当前版本）：{list}。请退回该提议并重新导入文件，导入时会与当前设置比对。}}',
  },
  SETTING_PASSKEY_NEEDED: {
    http: 409,
    retry: 'no',
    en_US: 'This change raises the maximum withdrawal. Sign it with your passkey in the console.',
    zh_CN: '此变更会提高最大到账数量，请在控制台使用通行密钥签名。',
  },
  SETTING_PASSKEY_UNTRUSTED: {
    http: 409,
    retry: 'no',
    en_US:
      'This change raises the maximum withdrawal, but the signer trusts no passkey of yours. Add one to SIGNER_PASSKEYS, or ask a colleague who has one.',
    zh_CN:
      '此变更会提高最大到账数量，但签名服务未信任您的任何通行密钥。请先将其添加到 SIGNER_PASSKEYS，或由已添加的同事操作。',
  },
} as const satisfies Refusals
