import type { Action } from './action.ts'
import { attack } from './attack.ts'
import {
  changePassword,
  freezeOwnAccount,
  openNewAccount,
  protectAccount,
  answerIdentityCheck,
  unfreezeAccount,
} from './customers.ts'
import { sendFromOutside } from './deposits.ts'
import { appealDeal, cancelDeal, closeAd, decideAppeal, payDeal, publishAd, releaseDeal, takeAd } from './otc.ts'
import {
  announceDistribution,
  cancelDistribution,
  declareDistribution,
  matchFunding,
  fundDistribution,
  releaseDistribution,
} from './distributions.ts'
import { changeClass, refuseCountry } from './eligibility.ts'
import { cancelFiatOrder, matchPayment, orderFiat, payFiatOrder, returnPayment, markPaid } from './fiat-orders.ts'
import { changeMarket, restrictMarket } from './markets.ts'
import { cancelOrder, placeOrder, placeTwice, tradeFrozen, walkBand } from './orders.ts'
import { approvePayout, approvePayoutAlone, cancelPayout, refusePayout, requestPayout, sendToBank } from './payouts.ts'
import { acceptRateAlone, calmRates, jumpRate } from './rates.ts'
import { confirmDay, decideClaim, forgeDay, forgeFeed, forgeStatement, importBooked } from './statements.ts'
import { allot, buyInSale, offerProduct, offerSale, subscribe, withdrawSubscription } from './subscriptions.ts'
import { passDays, passHours, passMinutes, passSeconds, runJobs } from './time.ts'
import { moveBought, moveInFamily, moveMoney, moveTwice, sendToCustomer } from './transfers.ts'
import {
  approveWithdrawal,
  answerMail,
  approveWithdrawalAlone,
  cancelWithdrawal,
  decideDoubtful,
  refuseWithdrawal,
  requestWithdrawal,
} from './withdrawals.ts'

/** All actions with their frequencies. */
export const actions: readonly Action[] = [
  { name: 'place an order', weight: 350, act: placeOrder },
  { name: 'walk the price band', weight: 40, act: attack(walkBand) },
  { name: 'trade while withdrawals are paused', weight: 25, act: attack(tradeFrozen) },
  { name: 'place an order twice', weight: 10, act: placeTwice },
  { name: 'cancel an order', weight: 110, act: cancelOrder },
  { name: 'transfer', weight: 80, act: moveMoney },
  { name: 'transfer twice', weight: 10, act: moveTwice },
  { name: 'transfer in a family', weight: 30, act: moveInFamily },
  { name: 'send to a customer', weight: 20, act: sendToCustomer },
  { name: 'order a fiat deposit', weight: 40, act: orderFiat },
  { name: 'pay a fiat order', weight: 40, act: payFiatOrder },
  { name: 'say that a fiat order is paid', weight: 15, act: markPaid },
  { name: 'cancel a fiat order', weight: 10, act: cancelFiatOrder },
  { name: 'match a payment', weight: 4, act: matchPayment },
  { name: 'send a payment back', weight: 4, act: returnPayment },
  { name: 'forge a statement', weight: 6, act: attack(forgeStatement) },
  { name: 'forge an answer of the feed', weight: 6, act: attack(forgeFeed) },
  { name: 'forge the file of a day', weight: 5, act: attack(forgeDay) },
  { name: 'confirm the file of a day', weight: 3, act: confirmDay },
  { name: 'import what the bank booked', weight: 3, act: importBooked },
  { name: 'decide on a claim', weight: 6, act: decideClaim },
  { name: 'deposit from the chain', weight: 20, act: sendFromOutside },
  { name: 'offer a product', weight: 6, act: offerProduct },
  { name: 'subscribe', weight: 70, act: subscribe },
  { name: 'offer a token sale', weight: 4, act: offerSale },
  { name: 'buy in a sale', weight: 60, act: buyInSale },
  { name: 'move what was bought', weight: 15, act: moveBought },
  { name: 'withdraw a subscription', weight: 12, act: withdrawSubscription },
  { name: 'allot a product', weight: 8, act: allot },
  { name: 'request a withdrawal', weight: 45, act: requestWithdrawal },
  { name: 'confirm a withdrawal by mail', weight: 60, act: answerMail },
  { name: 'cancel a withdrawal', weight: 10, act: cancelWithdrawal },
  { name: 'approve a withdrawal', weight: 28, act: approveWithdrawal },
  { name: 'approve a withdrawal alone', weight: 4, act: attack(approveWithdrawalAlone) },
  { name: 'refuse a withdrawal', weight: 6, act: refuseWithdrawal },
  { name: 'decide a withdrawal in doubt', weight: 10, act: decideDoubtful },
  { name: 'request a payout', weight: 25, act: requestPayout },
  { name: 'cancel a payout', weight: 5, act: cancelPayout },
  { name: 'approve a payout', weight: 16, act: approvePayout },
  { name: 'approve a payout alone', weight: 3, act: attack(approvePayoutAlone) },
  { name: 'refuse a payout', weight: 3, act: refusePayout },
  { name: 'send payouts to the bank', weight: 6, act: sendToBank },
  { name: 'publish an ad', weight: 20, act: publishAd },
  { name: 'close an ad', weight: 4, act: closeAd },
  { name: 'take an ad', weight: 35, act: takeAd },
  { name: 'pay a deal', weight: 30, act: payDeal },
  { name: 'cancel a deal', weight: 6, act: cancelDeal },
  { name: 'release a deal', weight: 25, act: releaseDeal },
  { name: 'appeal a deal', weight: 3, act: appealDeal },
  { name: 'decide an appeal', weight: 5, act: decideAppeal },
  { name: 'declare a distribution', weight: 4, act: declareDistribution },
  { name: 'announce a distribution', weight: 12, act: announceDistribution },
  { name: 'pay for holders', weight: 5, act: fundDistribution },
  { name: 'match a payment for holders', weight: 8, act: matchFunding },
  { name: 'release a distribution', weight: 8, act: releaseDistribution },
  { name: 'cancel a distribution', weight: 3, act: cancelDistribution },
  { name: 'change a password', weight: 1, act: changePassword },
  { name: 'tell who one is', weight: 6, act: answerIdentityCheck },
  { name: 'freeze the own account', weight: 1, act: freezeOwnAccount },
  { name: 'protect an account', weight: 3, act: protectAccount },
  { name: 'unfreeze an account', weight: 3, act: unfreezeAccount },
  { name: 'open an account', weight: 0.5, act: openNewAccount },
  { name: 'restrict a market', weight: 3, act: restrictMarket },
  { name: 'open or halt a market', weight: 12, act: changeMarket },
  { name: 'refuse a country while orders rest', weight: 3, act: attack(refuseCountry) },
  { name: 'change a class while orders rest', weight: 8, act: attack(changeClass) },
  { name: 'make a rate jump', weight: 5, act: attack(jumpRate) },
  { name: 'calm the rates', weight: 8, act: calmRates },
  { name: 'accept a rate alone', weight: 4, act: attack(acceptRateAlone) },
  { name: 'run the jobs', weight: 25, act: runJobs },
  { name: 'seconds pass', weight: 40, act: passSeconds },
  { name: 'minutes pass', weight: 20, act: passMinutes },
  { name: 'hours pass', weight: 4, act: passHours },
  { name: 'days pass', weight: 0.8, act: passDays },
]
