import type { Action } from './action.ts'
import { changePassword, openNewAccount } from './customers.ts'
import { sendFromOutside } from './deposits.ts'
import { cancelFiatOrder, matchPayment, orderFiat, payFiatOrder, returnPayment, sayPaid } from './fiat-orders.ts'
import { changeMarket, restrictMarket } from './markets.ts'
import { cancelOrder, placeOrder, placeTwice } from './orders.ts'
import { allot, offerProduct, subscribe, withdrawSubscription } from './subscriptions.ts'
import { passDays, passHours, passMinutes, passSeconds, runJobs } from './time.ts'
import { moveInFamily, moveMoney, moveTwice, sendToSomebody } from './transfers.ts'
import { approveWithdrawal, cancelWithdrawal, refuseWithdrawal, requestWithdrawal } from './withdrawals.ts'

/** What happens in a city, and how often. */
export const actions: readonly Action[] = [
  { name: 'place an order', weight: 350, act: placeOrder },
  { name: 'place an order twice', weight: 10, act: placeTwice },
  { name: 'cancel an order', weight: 110, act: cancelOrder },
  { name: 'transfer', weight: 80, act: moveMoney },
  { name: 'transfer twice', weight: 10, act: moveTwice },
  { name: 'transfer in a family', weight: 30, act: moveInFamily },
  { name: 'send to somebody', weight: 20, act: sendToSomebody },
  { name: 'order a fiat deposit', weight: 40, act: orderFiat },
  { name: 'pay a fiat order', weight: 40, act: payFiatOrder },
  { name: 'say that a fiat order is paid', weight: 15, act: sayPaid },
  { name: 'cancel a fiat order', weight: 10, act: cancelFiatOrder },
  { name: 'match a payment', weight: 4, act: matchPayment },
  { name: 'send a payment back', weight: 4, act: returnPayment },
  { name: 'deposit from the chain', weight: 20, act: sendFromOutside },
  { name: 'offer a product', weight: 6, act: offerProduct },
  { name: 'subscribe', weight: 70, act: subscribe },
  { name: 'withdraw a subscription', weight: 12, act: withdrawSubscription },
  { name: 'allot a product', weight: 8, act: allot },
  { name: 'request a withdrawal', weight: 45, act: requestWithdrawal },
  { name: 'cancel a withdrawal', weight: 10, act: cancelWithdrawal },
  { name: 'approve a withdrawal', weight: 28, act: approveWithdrawal },
  { name: 'refuse a withdrawal', weight: 6, act: refuseWithdrawal },
  { name: 'change a password', weight: 1, act: changePassword },
  { name: 'open an account', weight: 0.5, act: openNewAccount },
  { name: 'restrict a market', weight: 3, act: restrictMarket },
  { name: 'open or halt a market', weight: 12, act: changeMarket },
  { name: 'run the jobs', weight: 25, act: runJobs },
  { name: 'seconds pass', weight: 40, act: passSeconds },
  { name: 'minutes pass', weight: 20, act: passMinutes },
  { name: 'hours pass', weight: 4, act: passHours },
  { name: 'days pass', weight: 0.8, act: passDays },
]
