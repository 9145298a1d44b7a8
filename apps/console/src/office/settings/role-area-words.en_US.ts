/** English words of the areas of rights: roles of operators, and roles that one person must not have together. */
export const en_US = {
  duties: {
    name: 'Separation of duties',
    text: 'Pairs of roles that one person must not have. Granting both is rejected.',
    fields: { pairs: 'Pairs of roles' },
    effects: {
      operators_with_roles:
        '{count, plural, =0 {No operator has more than one role.} one {# operator has more than one role and keeps them.} other {# operators have more than one role and keep them.}}',
    },
  },
  role: {
    name: 'Roles',
    text: 'Each role is a set of permissions. Two people grant roles on the Operators page.',
    add: 'Add a role',
    subject: 'Code',
    subjectHelp:
      '2 to 30 lowercase letters, digits and underscores, such as treasury. The audit log uses it, so it cannot be changed.',
    fields: { names: 'Name', purpose: 'Purpose of the role', permissions: 'Permissions', isOpen: 'In use' },
    effects: {
      operators:
        '{count, plural, =0 {No operator has this role.} one {# operator has this role.} other {# operators have this role.}}',
      gaining:
        '{count, plural, =0 {Nobody gets a permission.} one {# operator gets a permission.} other {# operators get a permission.}}',
      losing:
        '{count, plural, =0 {Nobody loses a permission.} one {# operator loses a permission.} other {# operators lose a permission.}}',
    },
  },
} as const
