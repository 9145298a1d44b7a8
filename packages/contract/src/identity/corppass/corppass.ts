import { z } from 'zod'
import { CompanyVerification } from '#identity/companies/company-shapes.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { returnedFields, startedFields } from '#identity/singpass/singpass.ts'

export const corppass = endpoints({
  enterpriseConfig: {
    method: 'POST',
    path: 'ex/corpPassKyc/getMyInfoEnterpriseConfig',
    summary:
      'Checks whether Myinfo Business is available (`look`), starts at Corppass (`start`), or fills the application after the return',
    who: 'customer',
    rate: { points: 120, seconds: 3600 },
    /** Without `action`, the parameters of the vendor's return: `state` and `iss` with `code` or `error`. */
    input: z.object({ action: z.enum(['look', 'start']).optional(), ...returnedFields }),
    reply: z
      .object({
        ...startedFields,
        scopes: z.array(z.string()),
        /** After the return: the application with its new data. */
        standing: CompanyVerification.nullable(),
      })
      .meta({ id: 'EnterpriseConfig' }),
    refusals: [
      'ACCOUNT_FROZEN',
      'IDENTITY_CHOICE_PERSONAL',
      'COMPANY_ALREADY_APPROVED',
      'COMPANY_NOT_EDITABLE',
      'COMPANY_ITEM_NOT_REQUESTED',
      'COMPANY_NOT_LIVE',
      'COMPANY_PERSONS_FULL',
      'MYINFO_NOT_AVAILABLE',
      'MYINFO_UNREACHABLE',
      'MYINFO_TRY_AGAIN',
      'MYINFO_DECLINED',
      'MYINFO_ATTEMPT_UNKNOWN',
      'MYINFO_ATTEMPT_USED',
    ],
  },
})
