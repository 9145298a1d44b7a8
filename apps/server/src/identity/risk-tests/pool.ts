import { accountQuestions } from './pool-account.ts'
import { productQuestions } from './pool-products.ts'
import { tradingQuestions } from './pool-trading.ts'
import type { Question } from './question.ts'

/** All questions of the risk-awareness test (decision G25). */
export const questionPool: readonly Question[] = [...productQuestions, ...tradingQuestions, ...accountQuestions]
