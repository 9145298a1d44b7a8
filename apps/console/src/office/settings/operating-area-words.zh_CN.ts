import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './operating-area-words.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  chain: {
    name: '链与托管',
    text: '区块浏览器链接，以及热钱包可持有各币种的比例。签名服务另有上限，以较低者为准。',
    fields: {
      transactionLink: '交易的浏览器页面',
      addressLink: '地址的浏览器页面',
      hotSharePpm: '热钱包比例',
    },
    effects: { coins_held: '{count, plural, =0 {没有币种设有网络。} other {影响 # 个币种网络。}}' },
  },
  rates: {
    name: '汇率',
    text: '无需复核即可生效的价格变动；更大的变动须由两人复核。',
    fields: {
      hourStepPpm: '一小时内最大变动',
      dayStepPpm: '一天内最大变动',
      tolerancePpm: '两个来源的最大差异',
      agreedHours: '新汇率待复核期间沿用旧汇率的时长',
    },
    effects: { held_rates: '{count, plural, =0 {没有汇率等待复核。} other {有 # 个币种的汇率等待复核。}}' },
  },
  captcha: {
    name: '人机验证',
    text: '客户登录、注册和重置密码前须通过的验证。运营人员始终使用自有验证。',
    fields: { provider: '服务方' },
    choices: { provider: { own: '自有验证', vendor: '配置中的服务商；未配置时使用自有验证' } },
    effects: { signed_in: '{count, plural, =0 {没有客户登录。} other {有 # 位客户已登录，不受影响。}}' },
  },
  deadlines: {
    name: '处理时限',
    text: '超过该时长仍未处理的事项视为逾期。',
    effects: { open_cases: '{count, plural, =0 {没有待处理事项。} other {有 # 个待处理事项，其时限同时改变。}}' },
  },
  rateStep: {
    name: '单个币种的汇率变动',
    text: '单个币种的最大变动，代替所有币种的通用设置。',
    add: '添加币种汇率变动',
    subject: '币种',
    subjectHelp: '币种代码，如 SOL。',
    fields: { hourStepPpm: '一小时内最大变动', dayStepPpm: '一天内最大变动' },
    effects: { held_rates: '{count, plural, =0 {该币种的汇率未等待复核。} other {该币种的汇率正在等待复核。}}' },
  },
}
