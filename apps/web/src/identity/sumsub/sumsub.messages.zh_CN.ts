import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './sumsub.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  personal: {
    title: '在线身份认证',
    lead: '扫描证件并拍摄自拍照，核验通常只需几分钟。',
    start: '开始认证',
  },
  company: {
    title: '在线企业认证',
    lead: '上传企业注册文件，审核团队将结合您的申请查看核验结果。',
    start: '开始认证',
  },
  vendor: '证件由认证服务商 Sumsub 核验，您提交的内容将发送给 Sumsub 和我们。',
  bindsLead: '请谨慎选择。',
  binds: '认证开始后，个人与企业身份不可互换。',
  loading: '正在加载认证服务',
  failed: '认证信息加载失败',
  notStarted: '认证未能启动，请检查网络后重试。',
  retry: '重试',
  checking: {
    title: '正在核验您的资料',
    text: '您可以关闭此页面，有结果时我们会通过消息通知您。',
  },
  refused: {
    lead: '请重新提交。',
    comment: '备注：{comment}',
  },
  rejected: {
    title: '在线认证未通过',
    text: '在线认证不能重做，请上传证件，由审核团队审核。',
  },
  incomplete: {
    title: '缺少部分信息',
    text: '在线核验已通过，请在表单中补充缺少的信息，随后由审核团队审核。',
  },
  passed: {
    title: '企业已通过在线核验',
    text: '审核团队将结合您的申请作出决定。如尚未提交申请，请继续完成。',
  },
  verified: '该账户已完成认证。',
  manual: {
    title: '在线认证暂不可用',
    text: '请改为上传证件，由审核团队审核。',
  },
  closed: '该账户已选择另一种认证类型，无法更改。',
  upload: '上传证件',
  application: '前往申请',
  account: '账户与安全',
}
