import { search } from '@tessera/contract/reporting/search/search.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { find } from './find.ts'

export const searchRoutes = (): Noun =>
  noun('search', search, {
    find: (call, { text }) => call.inTx((tx) => find(tx, call, text)),
  })
