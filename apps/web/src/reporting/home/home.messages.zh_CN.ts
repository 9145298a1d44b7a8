import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './home.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  lead: '您的资产、待办事项和最近的资金动态。',
  steps: {
    title: '新手指引',
    progress: '已完成 {done, number}/{all, number}',
    state: { done: '已完成', later: '暂未开放' },
    identity: {
      title: '完成身份认证',
      ready: '请准备好身份证件和住址信息。',
      resend: '部分资料需要重新提交，提交后我们继续审核。',
      review: '资料正在审核，结果将通过邮件通知您。您可以先完成下一步。',
      done: '身份认证已通过。',
      action: '开始认证',
      again: '补充资料',
      follow: '查看进度',
    },
    factor: {
      title: '保护账户安全',
      ready: '请添加身份验证器、手机号或通行密钥，充值、交易和提现都需要验证。',
      done: '账户已设置二次验证。',
      action: '去添加',
    },
    deposit: {
      title: '完成首次充值',
      ready: '可通过银行转账或转入数字资产充值，到账后余额即时更新。',
      done: '首次充值已到账。',
      later: '完成身份认证和账户保护后即可充值。',
      action: '去充值',
    },
    invest: {
      title: '完成首次投资',
      ready: '可以认购发行中的产品，也可以在市场上买入。',
      done: '已完成首次投资。',
      later: '首次充值到账后即可投资。',
      action: '浏览投资产品',
    },
  },
  activity: '最近动态',
  viewAll: '查看全部',
  dates: {
    title: '近期日程',
    none: '暂无近期日程。',
    close: '{symbol} 认购截止',
    payment: '{symbol} 发放分派',
    resumes: '提现恢复',
  },
  offers: {
    title: '您可认购的产品',
    open: '认购中的产品',
    all: '全部投资产品',
    none: '目前没有您可认购的产品。',
  },
  more: '更多功能',
  failed: '首页加载失败',
  failedText: '您的资金不受影响，请稍后重试。',
}
