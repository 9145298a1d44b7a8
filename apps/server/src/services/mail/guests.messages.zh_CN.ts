import type { MailWords } from './words.ts'

export const zh_CN: MailWords['guests'] = {
  company_person_link: {
    title: '请为企业完成 Tessera 关联人员认证',
    lead: '以下企业在私募市场交易平台 Tessera 开户时，将您列为关联人员。请核对该企业填写的您的个人信息，并拍摄您的证件和本人照片。打开链接时须填写您的出生日期。链接仅可打开一次，打开后不会登录任何账户。',
    open: '开始认证',
    note: '与您无关？请勿打开链接，并向该企业了解原因。',
  },
  member_invitation: {
    title: '邀请您加入 {company} 的账户',
    lead: '{company} 邀请您使用其在 Tessera 的账户。请打开链接，设置您自己的密码并登录。链接仅可使用一次。',
    note: '与您无关？请忽略本邮件。没有此链接，任何人都无法使用您的邮箱登录。',
    open: '接受邀请',
  },
  rows: { company: '企业', until: '有效期至' },
}
