import type { AppliedClass } from '@tessera/domain/identity/investor-classes/evidence.ts'
import type { Locale } from '#platform/text/locale.ts'

/** Changes with the texts, so that it remains known which one a customer accepted. */
export const NOTICE_VERSION = '2026-11'

/**
 * The written notice and consent of each class. The SHA-256 of these bytes is stored with the consent (decision G24).
 */
export const investorNotice = {
  ai: {
    en_US:
      'I ask Tessera to treat me as an accredited investor. I understand that the law protects accredited investors less than retail investors. Products for accredited investors may have no prospectus registered with an authority, and Tessera is not required to check whether such a product suits me. I may lose everything I invest. My amounts and documents are true, and I will inform Tessera if I fall below the threshold. The class ends after one year, and I may withdraw this consent at any time. If the class ends, I become a retail investor at once. I keep what I hold and may sell it. My open buy orders that depended on the class are cancelled.',
    zh_CN:
      '本人请求 Tessera 将本人视为合格投资者。本人知悉：法律对合格投资者的保护少于零售投资者；面向合格投资者的产品可能没有经主管机构注册的招股说明书，Tessera 无须评估该等产品是否适合本人；本人可能损失全部投资。本人填写的金额及提交的文件真实；如不再达到门槛，本人将告知 Tessera。该类别一年后到期，本人可随时撤回本同意。类别终止后，本人立即成为零售投资者：已持有的资产仍归本人所有并可卖出，依该类别提交且尚未成交的买入委托将被撤销。',
  },
  ei: {
    en_US:
      'I ask Tessera to treat me as an expert investor. I understand that the law protects expert investors less than retail investors. Products for expert investors may have no prospectus registered with an authority, and Tessera is not required to check whether such a product suits me or to explain its risks. I may lose everything I invest. My statement and documents are true, and I will inform Tessera if my qualification or role ends. The class ends after one year, and I may withdraw this consent at any time. If the class ends, I become a retail investor at once. I keep what I hold and may sell it. My open buy orders that depended on the class are cancelled.',
    zh_CN:
      '本人请求 Tessera 将本人视为专家投资者。本人知悉：法律对专家投资者的保护少于零售投资者；面向专家投资者的产品可能没有经主管机构注册的招股说明书，Tessera 无须评估该等产品是否适合本人，也无须说明其风险；本人可能损失全部投资。本人的说明及提交的文件真实；如资格或职务终止，本人将告知 Tessera。该类别一年后到期，本人可随时撤回本同意。类别终止后，本人立即成为零售投资者：已持有的资产仍归本人所有并可卖出，依该类别提交且尚未成交的买入委托将被撤销。',
  },
} as const satisfies Record<AppliedClass, Record<Locale, string>>
