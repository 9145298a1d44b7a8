import type { Refusals } from '#platform/http/refusal.ts'

export const agentRefusals = {
  AGENT_APPLIED_ALREADY: {
    http: 409,
    retry: 'no',
    en_US: 'You already have an open application, or you are already an agent. Reload the page.',
    zh_CN: '您已有处理中的申请，或已是代理，请刷新页面。',
  },
  AGENT_LICENCE_EXPIRED: {
    http: 422,
    retry: 'no',
    en_US: 'This licence has expired. Enter a valid one.',
    zh_CN: '该牌照已过期，请提供有效的牌照。',
  },
  AGENT_UPLOAD_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'We could not find the licence file. Upload it again.',
    zh_CN: '未找到牌照文件，请重新上传。',
  },
  AGENT_CODE_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'No active agent has this code. Check the code.',
    zh_CN: '该代码没有对应的有效代理，请核对代码。',
  },
  AGENT_TREE_FULL: {
    http: 409,
    retry: 'no',
    en_US: 'No agent can join below this one, because there are at most three levels. Enter another code, or none.',
    zh_CN: '该代理下不能再加入下级代理，最多三级。请填写其他代码或留空。',
  },
  AGENT_SELF: {
    http: 422,
    retry: 'no',
    en_US: 'You cannot be a client of yourself, your own company, or an agent below you.',
    zh_CN: '您不能成为自己、自己的企业或自己下级代理的客户。',
  },
  AGENT_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'The status of this application has changed. Reload the page.',
    zh_CN: '该申请的状态已变更，请刷新页面。',
  },
  AGENT_TEXT_CHANGED: {
    http: 409,
    retry: 'no',
    en_US: 'The text has changed. Reload the page and read it again.',
    zh_CN: '文本已更新，请刷新页面并重新阅读。',
  },
  AGENT_CLIENT_ALREADY: {
    http: 409,
    retry: 'no',
    en_US: 'You are already a client of an agent. Withdraw that consent first.',
    zh_CN: '您已是某代理的客户，请先撤回该同意。',
  },
  AGENT_TERMS_UNFIT: {
    http: 422,
    retry: 'no',
    en_US:
      '{rule, select, own {The agent’s share must be above zero.} parent {Set this share to zero: this agent has no upline agent.} grand {Set this share to zero: this agent has no second-level upline agent.} cap {Together, the shares can be at most {max}%.} other {These shares cannot be set.}}',
    zh_CN:
      '{rule, select, own {代理的分成比例须大于零。} parent {该代理没有上级代理，此项须为零。} grand {该代理没有第二级上级代理，此项须为零。} cap {各级分成比例合计不得超过 {max}%。} other {无法设置该分成比例。}}',
  },
} as const satisfies Refusals
