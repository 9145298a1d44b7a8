import { sql } from 'kysely'
import { col, joined, rowsOf, fields, type Section } from './section.sql.ts'

/** The company of an account: its file, its changes and the people who act on the account. */
export const companySections: readonly Section[] = [
  {
    key: 'company',
    tables: ['company_application'],
    columns: {
      ...fields('number', 'status', 'name', 'registration_number', 'company_type', 'incorporated_on', 'contact_number'),
      ...fields('website', 'source_of_funds', 'nature_of_business', 'application_reason', 'registered_address'),
      ...fields('business_address', 'opened_at', 'submitted_at', 'decided_at'),
      message: col('customer_message'),
    },
    from: rowsOf('company_application', 'x.opened_at desc'),
  },
  {
    key: 'companyPersons',
    tables: ['company_person'],
    columns: fields('name', 'roles', 'share', 'birth_date', 'nationality', 'id_type', 'id_number_masked', 'added_at'),
    from: joined(
      'company_person',
      'join company_application c on c.id = x.application_id',
      'c.customer_id',
      'x.added_at desc',
    ),
  },
  {
    key: 'companyDocuments',
    tables: ['company_document', 'company_version_document'],
    columns: { ...fields('kind', 'issued_on', 'added_at'), file: sql`u.name`, sha256: sql`u.sha256` },
    from: joined(
      'company_document',
      'join company_application c on c.id = x.application_id join upload u on u.id = x.upload_id',
      'c.customer_id',
      'x.added_at desc',
    ),
  },
  {
    key: 'companyOwnership',
    tables: ['company_structure'],
    columns: { ownership: col('structure'), savedAt: col('saved_at') },
    from: joined(
      'company_structure',
      'join company_application c on c.id = x.application_id',
      'c.customer_id',
      'x.saved_at desc',
    ),
  },
  {
    key: 'companyChanges',
    tables: ['company_change', 'company_change_document'],
    columns: {
      ...fields('number', 'status', 'changed_on', 'note', 'signer_name', 'decided_at'),
      submittedAt: col('filed_at'),
      message: col('customer_message'),
      details: sql`x.content -> 'basics'`,
      // Document numbers are in the section of persons. Hashes and register marks are left out, because they only serve
      // comparisons.
      people: sql`(
        select jsonb_agg(p - '{id_number_sealed,id_number_hash,account_hash,register_fields,register_roles,register_differs}'::text[])
          from jsonb_array_elements(x.content -> 'persons') p)`,
      ownership: sql`x.content -> 'structure'`,
      file: sql`(
        select string_agg(u.name, ', ' order by d.kind)
          from company_change_document d join upload u on u.id = d.upload_id where d.change_id = x.id)`,
    },
    from: joined(
      'company_change',
      'join company_application c on c.id = x.application_id',
      'c.customer_id',
      'x.filed_at desc',
    ),
  },
  {
    key: 'members',
    tables: ['member'],
    columns: { name: sql`l.real_name`, email: sql`l.email`, ...fields('roles', 'joined_at', 'removed_at') },
    from: joined('member', 'join customer l on l.id = x.login_id', 'x.account_id', 'x.joined_at desc'),
  },
  {
    key: 'invitedMembers',
    tables: ['member_invitation'],
    columns: fields('name', 'email', 'roles', 'created_at', 'outcome', 'ended_at'),
    from: joined('member_invitation', '', 'x.account_id', 'x.created_at desc'),
  },
]
