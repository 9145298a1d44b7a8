/** Chinese words of the lists of reason codes. */
export const zh_CN = {
  reasonCodes: {
    name: '原因代码',
    text: '运营人员拒绝或退回时可选的原因，以及客户看到的文字。以往决定的文字不变。',
    add: '添加列表',
    subject: '列表',
    subjectHelp: '所有列表均已存在，请打开后修改。',
    fields: { codes: '原因' },
    effects: {
      open_proposals:
        '{count, plural, =0 {没有待复核的提议使用这些原因。} other {有 # 项待复核的提议使用这些原因，客户将看到通过时生效的文字。}}',
    },
  },
}
