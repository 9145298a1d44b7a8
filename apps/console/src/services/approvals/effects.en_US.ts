/** What happens once two people agree, of kinds whose two answers do not speak for themselves. */
export const effects = {
  kyc_recall:
    'Approved, the identity is reviewed again: the customer sends what is asked, and trades, subscribes and withdraws nothing until two people approve it anew. Refused, the approval is withdrawn and the customer starts a new file.',
  withdrawal_recall:
    'Approved, it goes back to review and needs two people again. Refused, the money goes back to the customer.',
  withdrawal_attempt:
    'If approved, it is signed again, or booked as paid by the transaction you name. If refused, the money returns to the customer. First check the signatures on a block explorer: if an earlier payment arrived, the second one is lost.',
  payout_review:
    'Approved, it goes into the next file for the bank. Refused, the money goes back to the customer, who reads why.',
  payout_recall:
    'Approved, it goes back to review and needs two people again. Refused, the money goes back to the customer.',
  payout_unsent:
    'Approved, the money goes back to the customer for good. Only on the bank’s own word that it refused the payment: the file alone proves nothing. If it pays all the same, that money is missing.',
  otc_appeal:
    'If approved, the proposal is carried out at once and cannot be undone. Both sides read the reason. Until then the seller may still release and the buyer may give up.',
  deposit_review:
    'Approved, the customer is credited. Refused, the money stays in suspense and the customer is told why.',
  deposit_reversal:
    'Approved, the credit is taken back. Refused, the deposit counts again: look at the chain yourself first.',
  bank_statement:
    'If approved, the lines of this file count as confirmed by the bank. Payments are credited, and fiat withdrawals are marked as paid or returned, as listed. If refused, the file is dropped and nothing changes.',
  bank_claim:
    'If approved, this line counts as confirmed by the bank and has the effect shown. If refused, it is dropped and nothing changes.',
  bank_line_void:
    'Approved, the line ends as one that the bank never had, and what was set aside for it is taken back. Its number is free for the right line. Compare it with the bank yourself first.',
  credit_reversal:
    'If approved, unsent withdrawals in this currency are cancelled, and the available balance on all accounts of the customer is taken back at once. Nothing is converted. Any rest becomes a receivable: open orders in the currency are cancelled, and the released funds and later credits repay it. Until then, withdrawals and account closing are blocked. First compare the line with the bank yourself.',
  receivable_lift:
    'If approved, the customer may withdraw and close the account although the receivable is not repaid. The receivable stays, and credits in its currency still repay it first.',
  bank_line_out:
    'Approved, the payment is explained: it was the return of a payment that was sent back, the debit of a fiat withdrawal, or a cost that the house pays from its fees. Until then what it took is missing and stops withdrawals. If nobody ordered it, look at who can pay from the account.',
  reconciliation_difference:
    'Approved, the books follow what is outside: too much is kept safe in suspense, what is missing the house pays from its fees. Withdrawals go on once the books are checked again. Make sure first that it is no deposit on its way.',
  reconciliation_reversal:
    'Approved, the booking is taken back exactly. What still differs then is found again and stops withdrawals.',
  rate_held:
    'If approved, limits, thresholds and prices use the new rate at once. First compare it with an independent source. Until then, limits and thresholds use the stricter rate, for 24 hours at most.',
  freeze_shorten: 'If approved, the freeze of this scope ends at the new time, and the customer is notified.',
  lost_payment:
    'The hot wallet made this payment, and no withdrawal explains it: the withdrawal was lost, or it was paid twice. Withdrawals and payment files stay stopped until it is settled. If approved, the payment is booked as a paid withdrawal, without a fee, of the customer whose address book contains the recipient. If refused, the exchange bears the loss from its fee income. If several customers use this address, find out whose payment it is, or refuse.',
  lost_payout:
    'The bank may have paid this payout, but this database does not know its customer or amount. If approved, you confirm that you know of it. When the bank’s debit arrives, it is listed as a payment out of our account, and two people settle it.',
  restore_end:
    'If approved, payments resume, and the audit copy continues from the entry at which this log was restored. First read what was lost. Requests that customers made in the lost period are not in this database.',
  allotment:
    'Approved, everybody gets what stands here. Refused, the whole offer is called off for good and all money goes back.',
  offer_call_off:
    'Approved, nobody subscribes any more, the offer is over for good, and everybody gets all of their money back and is told.',
  product_supplement:
    'Approved, it stands at once. Where it changes what must be accepted, whoever subscribed before is told and may take it back for two days; nothing is allotted until then.',
  document_publish:
    'Publishing cannot be undone. If the content is published, anybody can get the file from IPFS permanently. If only the hash is published, anybody who has the file can check it. Before you approve, open the document and check that it contains no personal data.',
  distribution_announce:
    'Approved, everybody reads it on the product’s page, and who owns units at the record date is recorded by itself.',
  distribution_release:
    'Approved, the issuer’s money goes to the holders on the pay date: gross less tax, to the fiat account of each. It cannot be called back. Neither of you may be the one who declared it.',
  distribution_cancel:
    'Approved, it ends for good and the product’s page says so. What the issuer paid in stays for the next distribution of the product.',
  distribution_claim:
    'Approved, what was kept goes to the account named here. Make sure first that it belongs to the same holder, or to the heirs.',
  agent_activation:
    'If approved, the agent or broker is active at these shares and its code works. Look the licence up in the register of the authority first.',
  agent_standing:
    'If approved, it takes effect at once, and the agent or broker reads why. While suspended it earns nothing and is paid nothing. The keys of a suspended broker do not work, and its open orders are cancelled.',
  rebate_release:
    'Approved, the rebates of the month go from our fees to each account. It cannot be called back. Refused, all of them wait for the next month.',
  market_halt:
    'The price rules halted this market. Check the reference price and the accounts that started the auctions. If approved, the market restarts with an auction of 10 minutes. If sent back, it stays halted.',
  market_reference:
    'If approved, this is the reference price while trades and valuations give none. An auction of the last 24 hours at exactly this price then counts as well. If sent back, nothing changes.',
  invitation_application:
    'If approved, the customer gets the codes, each with the number of uses and days of validity above. If refused, the customer reads the reason and can apply again.',
  abnormal_order:
    'Approved, the order ends and what is reserved for it is free again. Refused, it stays where it is and keeps its reserve.',
  subscription_refund: 'Approved, the customer gets back what was paid, the fee included; the tokens stay in escrow.',
} as const
