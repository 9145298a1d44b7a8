import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './site.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  lead: '谁可以登录和注册，以及来自哪些国家或地区。每项变更须由另一人复核。',
  failed: '设置加载失败',
  access: {
    loginHide: '隐藏登录入口',
    registerHide: '隐藏注册入口',
    loginForbidden: '禁止登录',
    registerForbidden: '禁止注册',
    enforceAuthenticator: '强制身份验证器',
    voiceOpen: '开放语音验证码',
    restrictionType: '国家或地区限制方式',
    limitCountries: '限制的国家或地区',
    allowCountries: '允许的国家或地区',
    highRiskCountries: '高风险国家或地区',
  },
  restriction: { r0: '不限制', r1: '除限制的国家或地区外均可', r2: '仅限允许的国家或地区' },
  on: '开启',
  off: '关闭',
  nobody: '无',
  codes: '国家或地区的两位英文字母代码，以空格分隔。',
  highRiskHelp: '国家或地区的两位英文字母代码，以空格分隔。来自这些地区的个人和企业需要强化审查。',
  codesWrong: '无效的国家或地区代码：{codes}',
  preview: '查看影响范围',
  hits: {
    customers: '受影响的账户',
    signedIn: '当前已登录',
    nationality: '国籍将受限制的已认证客户',
    withoutAuthenticator: '未绑定身份验证器的账户',
  },
  companyRule: {
    title: '企业',
    lead: '企业的关联人员通过一次性链接自行认证。变更仅适用于此后发送的链接。',
    days: '链接有效天数',
    invalid: '请输入 {min} 至 {max} 之间的整数。',
    failed: '企业规则加载失败',
  },
  vendor: {
    title: '在线认证规则',
    lead: 'Sumsub 负责核验证件，其结果供两人审核时参考。开启后，所列国家或地区的零售个人客户凭 Sumsub 通过结果即完成认证，无需人工审核。',
    verifies: 'Sumsub 通过即完成认证',
    countries: '适用的国家或地区',
    needsCountries: '请至少填写一个国家或地区。',
    failed: '规则加载失败',
  },
  previewFirst: '请先查看影响范围。',
  propose: '提议变更',
  proposed: '已提议，等待另一人复核。',
  decisions: {
    kinds: {
      site_access: '站点准入设置',
    },
    acts: {
      site: {
        set_access: '变更准入设置',
      },
    },
  },
}
