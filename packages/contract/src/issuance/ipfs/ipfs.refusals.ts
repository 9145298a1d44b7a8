import type { Refusals } from '#platform/http/refusal.ts'

export const documentRefusals = {
  DOCUMENT_NOT_OPENED: {
    http: 409,
    retry: 'no',
    en_US:
      'Open every document first. {n, plural, one {# document has} other {# documents have}} not been opened by both people.',
    zh_CN: '请先打开每一份文件：还有 {n} 份文件未经两人分别查阅。',
  },
  DOCUMENT_NOT_JUDGED: {
    http: 409,
    retry: 'no',
    en_US:
      'Give a verdict on every document first. {n, plural, one {# document lacks} other {# documents lack}} a verdict from one of the two people.',
    zh_CN: '请先对每一份文件给出结论：还有 {n} 份文件缺少其中一人的结论。',
  },
  DOCUMENT_NOT_ACCEPTED: {
    http: 409,
    retry: 'no',
    en_US:
      '{n, plural, one {# document was} other {# documents were}} not accepted by one of the two people. Request new documents, or propose a rejection.',
    zh_CN: '有 {n} 份文件未获其中一人认可，请要求客户重新提交，或提议拒绝。',
  },
} as const satisfies Refusals
