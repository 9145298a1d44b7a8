/** Chinese words of the areas of rights. */
export const zh_CN = {
  duties: {
    name: '职责分离',
    text: '同一人不得兼任的角色组合。不能同时授予两者。',
    fields: { pairs: '角色组合' },
    effects: {
      operators_with_roles:
        '{count, plural, =0 {没有人员拥有多个角色。} other {有 # 名人员拥有多个角色，其角色保持不变。}}',
    },
  },
  role: {
    name: '角色',
    text: '运营人员的角色，每个角色是一组权限。由两人在“运营人员”页面授予。',
    add: '添加角色',
    subject: '代码',
    subjectHelp: '2 至 30 个小写字母、数字或下划线，例如 treasury。代码会写入审计日志，不可更改。',
    fields: { names: '名称', purpose: '角色职责', permissions: '权限', isOpen: '启用' },
    effects: {
      operators: '{count, plural, =0 {没有人员拥有此角色。} other {有 # 名人员拥有此角色。}}',
      gaining: '{count, plural, =0 {没有人员获得权限。} other {有 # 名人员获得权限。}}',
      losing: '{count, plural, =0 {没有人员失去权限。} other {有 # 名人员失去权限。}}',
    },
  },
}
