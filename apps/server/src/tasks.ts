import { applyDueSettings } from './office/settings/apply-due.ts'
import { subjectRules } from './subject-rules.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { TaskList } from 'graphile-worker'
import { closeDueAccounts } from './profile/account-closings/close-due.ts'
import { forgetClosedAccounts } from './profile/account-closings/forget-closed.ts'
import { copyOut } from './services/audit/copy-out.ts'
import { isRestoring } from './services/audit/restores.sql.ts'
import { restoreReconciler } from './payments/restores/reconcile-restore.ts'
import { paymentWatcher } from './payments/restores/watch-payments.ts'
import { countVolumes } from './books/fees/count-volume.ts'
import { countDueDays } from './partners/agents/count-day.ts'
import { writeExportTask } from '#partners/programmes/export.job.ts'
import { drawAndPayRebates } from './partners/agents/pay-runs.ts'
import { verifyBooks } from './services/audit/verify.job.ts'
import { publishDue } from './office/cms/publish-due.ts'
import { recheckDeposits } from './payments/deposits/recheck-deposits.ts'
import { compareHoldings } from '#payments/deposits/compare-holdings.ts'
import { countTrades } from './trading/markets/count-trades.sql.ts'
import { reachAlerts } from './trading/price-alerts/reach-alerts.ts'
import { endAuctions } from './trading/markets/end-auctions.sql.ts'
import { keepHours } from './trading/markets/keep-hours.sql.ts'
import { findReferences } from './trading/markets/find-references.ts'
import { watchDeposits, watchDepositsOnce } from './payments/deposits/watch-deposits.ts'
import { sendMailTask } from './services/mail/send-mail.job.ts'
import { readFeed } from './payments/bank/read-feed.ts'
import { settleClaims } from './payments/bank/settle-claims.ts'
import { collectOwed } from './payments/receivables/collect-owed.ts'
import { advancePins } from './issuance/ipfs/advance-pins.ts'
import { removePins } from './issuance/ipfs/remove-pins.ts'
import { publishAnchor, publishRoots } from './issuance/ipfs/publish-own.ts'
import { buildDailyReconciliations } from './books/reconciliation/build-daily.ts'
import { proveLiabilities, proveLiabilitiesLate } from './books/liabilities/prove-liabilities.ts'
import { rotateKeys } from './platform/secrets/rotate-keys.ts'
import { payDueDistributions } from './issuance/distributions/pay-due.ts'
import { recordDueDistributions } from './issuance/distributions/record-due.ts'
import { writePhoneKeys } from './access/customers/phone-keys.sql.ts'
import { endDueOrders } from './payments/fiat-orders/end-orders.ts'
import { advanceProducts } from './issuance/products/advance-products.ts'
import { renewIdentityHashes } from './payments/bank-accounts/renew-identity-hashes.ts'
import { renewPersonHashes } from './identity/companies/renew-person-hashes.ts'
import { lapseClasses } from './identity/investor-classes/lapse-due.ts'
import { expireIdentities } from './identity/kyc/expire-identities.ts'
import { renewNumberHashes } from './identity/kyc/renew-number-hashes.ts'
import { lapseAds } from './desk/otc-ads/lapse-ads.ts'
import { endDueDeals } from './desk/otc-deals/step-deal.ts'
import { refreshRates } from './books/rates/refresh-rates.ts'
import { endDueStops } from './access/stops/end-due.ts'
import { carryOutAllotments } from './issuance/subscriptions/carry-out.ts'
import { drawBallots } from './issuance/subscriptions/draw-ballots.ts'
import { releaseUnlocks } from './issuance/subscriptions/lock-up.ts'
import { notifyChanged } from '#issuance/subscriptions/notify-changed.ts'
import { writePersonalDataTask } from './reporting/personal-data/write-export.job.ts'
import { cleanUp } from './platform/database/clean-up.sql.ts'
import type { Deps } from './platform/http/deps.ts'
import { makeHistoryPartitions } from './platform/database/history-partitions.sql.ts'
import type { Timetable } from './platform/jobs/jobs.ts'
import type { Loop } from './platform/jobs/loops.ts'
import { ofMinutes } from './platform/database/retention.sql.ts'
import type { Chain } from './payments/chain/chain.ts'
import { configuredChain } from './payments/chain/configured-chain.ts'
import { smtpMail } from './services/mail/smtp.ts'
import { httpSms } from './services/sms/sms-provider.ts'
import { enforceHotCapOnce } from '#payments/signer/enforce-hot-cap.ts'
import { makeAddressesOnce } from './payments/signer/make-addresses.ts'
import { watchWrongPasswords } from './access/sessions/watch-wrong-passwords.ts'
import { openSigner } from './payments/signer/open-signer.ts'
import { signWithdrawalsOnce } from './payments/signer/sign-withdrawals.ts'
import { sweepDepositsOnce } from './payments/signer/sweep-deposits.ts'
import { lapseDueActs } from './profile/members/signatures/lapse-due.ts'
import { sendSmsTask } from './services/sms/send-sms.job.ts'
import { applyEventTask } from './identity/sumsub/apply-event.job.ts'
import { reconcileSumsub } from './identity/sumsub/reconcile.ts'
import { removeApplicants } from './identity/sumsub/remove-applicants.ts'
import { restartBlockedApplicants } from './identity/sumsub/restart-applicant.ts'
import { sumsubSettings } from './identity/sumsub/settings.ts'
import { takeEvidenceTask } from './identity/sumsub/take-evidence.ts'
import { vendorDeps } from './identity/sumsub/vendor-deps.ts'
import { receiveTransfers } from './profile/transfers/receive-transfers.ts'
import { removeFilesTask } from './services/uploads/remove-files.job.ts'
import { readNetworkCosts } from './payments/withdrawals/read-costs.ts'
import { lapseUnconfirmed } from './payments/withdrawals/lapse-unconfirmed.ts'
import { proveByTransfer } from './payments/withdrawals/prove-by-transfer.ts'
import { recordOrders } from './profile/webhooks/record-orders.ts'
import { advanceWithdrawalsOnce } from './payments/withdrawals/advance-withdrawals.ts'

/**
 * Runs a job unless the database is being restored. A restored database may lack later changes, so no deadline expires
 * and no payment is signed until two people end the restore.
 */
const unlessRestoring = (deps: Pick<Deps, 'db'>, run: () => Promise<unknown>) => async (): Promise<void> => {
  if (!(await isRestoring(deps))) await run()
}

/** Every job by its name. */
export const tasks = (deps: Deps): TaskList => ({
  clean_up: unlessRestoring(deps, () => cleanUp(deps)),
  // Accepts jobs that earlier versions queued; `send-events.ts` sends their deliveries.
  deliver_webhook: () => Promise.resolve(),
  clean_up_minutely: unlessRestoring(deps, () => cleanUp(deps, ofMinutes)),
  tell_holdings: onChain(deps, (chain) => compareHoldings({ ...deps, chain })),
  expire_identities: () => expireIdentities(deps),
  lapse_investor_classes: () => lapseClasses(deps),
  forget_closed_accounts: unlessRestoring(deps, () => forgetClosedAccounts(deps)),
  recheck_deposits: onChain(deps, (chain) => recheckDeposits({ ...deps, chain })),
  build_daily_reconciliations: unlessRestoring(deps, () => buildDailyReconciliations(deps)),
  prove_liabilities: async () => {
    await proveLiabilities(deps)
    await publishRoots(deps)
  },
  prove_liabilities_late: async () => {
    await proveLiabilitiesLate(deps)
    await publishRoots(deps)
  },
  remove_files: removeFilesTask(deps),
  renew_number_hashes: async () => {
    await renewNumberHashes(deps)
    await renewPersonHashes(deps)
    await renewIdentityHashes(deps)
  },
  reread_deposits: onChain(deps, (chain) => watchDepositsOnce({ ...deps, chain }, 'start')),
  apply_sumsub_event: applyEventTask(vendorDeps(deps)),
  take_sumsub_evidence: takeEvidenceTask(vendorDeps(deps)),
  reconcile_sumsub: () => reconcileSumsub(vendorDeps(deps)),
  remove_sumsub_applicants: unlessRestoring(deps, () => removeApplicants(vendorDeps(deps))),
  restart_stranded_applicants: () => restartBlockedApplicants(deps, sumsubSettings(deps.config)),
  rotate_field_keys: unlessRestoring(deps, () => rotateKeys(deps)),
  send_mail: sendMailTask(deps, smtpMail(deps.config)),
  send_sms: sendSmsTask(deps, httpSms(deps.config)),
  write_agent_export: writeExportTask(deps),
  write_personal_data: writePersonalDataTask(deps),
  verify_tail: () => verifyBooks(deps, 'tail'),
  verify_everything: async () => {
    await verifyBooks(deps, 'everything')
    await publishAnchor(deps)
  },
})

/**
 * Wraps a job that reads the chain: it fails, and is retried, while a node cannot be reached or serves another chain.
 */
const onChain =
  ({ config }: Pick<Deps, 'config'>, run: (chain: Chain) => Promise<void>) =>
  async (): Promise<void> => {
    const chain = configuredChain(config)
    await chain.check()
    await run(chain)
  }

/**
 * The schedule of periodic jobs, in UTC. Marked jobs also run at the start, so that after a downtime the ledger is
 * checked before any payment.
 */
export const timetable: Timetable = {
  atStart: ['verify_tail', 'prove_liabilities_late', 'restart_stranded_applicants', 'renew_number_hashes'],
  cron: [
    { task: 'clean_up', match: '31 * * * *', options: { backfillPeriod: 0 } },
    { task: 'clean_up_minutely', match: '* * * * *', options: { backfillPeriod: 0 } },
    { task: 'tell_holdings', match: '*/3 * * * *', options: { backfillPeriod: 0 } },
    { task: 'recheck_deposits', match: '11 * * * *', options: { backfillPeriod: 0 } },
    { task: 'expire_identities', match: '5 * * * *', options: { backfillPeriod: 0 } },
    { task: 'lapse_investor_classes', match: '* * * * *', options: { backfillPeriod: 0 } },
    { task: 'forget_closed_accounts', match: '53 3 * * *', options: { backfillPeriod: 0 } },
    { task: 'restart_stranded_applicants', match: '19 2 * * *', options: { backfillPeriod: 0 } },
    { task: 'reconcile_sumsub', match: '29 2 * * *', options: { backfillPeriod: 0 } },
    { task: 'remove_sumsub_applicants', match: '59 4 * * *', options: { backfillPeriod: 0 } },
    { task: 'rotate_field_keys', match: '23 * * * *', options: { backfillPeriod: 0 } },
    { task: 'reread_deposits', match: '47 3 * * *', options: { backfillPeriod: 0 } },
    { task: 'build_daily_reconciliations', match: '7 * * * *', options: { backfillPeriod: 0 } },
    { task: 'verify_tail', match: '* * * * *', options: { backfillPeriod: 0 } },
    { task: 'verify_everything', match: '17 3 * * *', options: { backfillPeriod: 0 } },
    { task: 'prove_liabilities', match: '37 3 * * *', options: { backfillPeriod: 0 } },
  ],
}

/** Background loops of the `jobs` role. */
export const loops = (deps: Deps): readonly Loop[] => {
  const chain = configuredChain(deps.config)
  const rules = subjectRules(deps)
  return [
    { name: 'watch_deposits', needs: 'chain', everyMs: 1000, run: watchDeposits({ ...deps, chain }) },
    { name: 'make_history_partitions', everyMs: HOUR_MS, run: () => makeHistoryPartitions(deps) },
    { name: 'prove_addresses', everyMs: 2000, run: () => proveByTransfer(deps) },
    { name: 'lapse_unconfirmed', everyMs: 5000, run: unlessRestoring(deps, () => lapseUnconfirmed(deps)) },
    { name: 'lapse_signatures', everyMs: 5000, run: () => lapseDueActs(deps) },
    { name: 'receive_transfers', everyMs: 1000, run: () => receiveTransfers(deps) },
    { name: 'collect_owed', everyMs: 1000, run: () => collectOwed(deps) },
    { name: 'copy_audit', everyMs: 1000, run: () => copyOut(deps) },
    { name: 'read_bank_feed', everyMs: 1000, run: unlessRestoring(deps, () => readFeed(deps)) },
    { name: 'settle_bank_claims', everyMs: 1000, run: unlessRestoring(deps, () => settleClaims(deps)) },
    { name: 'write_phone_keys', everyMs: 60_000, run: () => writePhoneKeys(deps) },
    { name: 'reconcile_restore', needs: 'chain', everyMs: 5000, run: restoreReconciler({ ...deps, chain }) },
    { name: 'watch_payments', needs: 'chain', everyMs: 5000, run: paymentWatcher({ ...deps, chain }) },
    { name: 'watch_wrong_passwords', everyMs: 60_000, run: () => watchWrongPasswords(deps) },
    { name: 'close_due_accounts', everyMs: 60_000, run: () => closeDueAccounts(deps) },
    { name: 'apply_settings', everyMs: 1000, run: () => applyDueSettings(deps, rules) },
    { name: 'end_due_stops', everyMs: 1000, run: () => endDueStops(deps) },
    { name: 'end_due_orders', everyMs: 10_000, run: () => endDueOrders(deps) },
    { name: 'end_due_deals', everyMs: 5000, run: () => endDueDeals(deps) },
    { name: 'lapse_ads', everyMs: 60_000, run: () => lapseAds(deps) },
    { name: 'advance_pins', everyMs: 1000, run: unlessRestoring(deps, () => advancePins(deps)) },
    { name: 'remove_pins', everyMs: 1000, run: unlessRestoring(deps, () => removePins(deps)) },
    { name: 'advance_products', everyMs: 1000, run: () => advanceProducts(deps) },
    { name: 'count_trades', everyMs: 5000, run: () => countTrades(deps) },
    { name: 'reach_price_alerts', everyMs: 1000, run: () => reachAlerts(deps) },
    { name: 'end_auctions', everyMs: 1000, run: () => endAuctions(deps) },
    { name: 'keep_trading_hours', everyMs: 1000, run: () => keepHours(deps) },
    { name: 'find_references', everyMs: 1000, run: () => findReferences(deps) },
    { name: 'publish_due_texts', everyMs: 1000, run: () => publishDue(deps) },
    { name: 'draw_ballots', needs: 'chain', everyMs: 5000, run: () => drawBallots({ ...deps, chain }) },
    { name: 'carry_out_allotments', everyMs: 1000, run: () => carryOutAllotments(deps) },
    { name: 'release_unlocks', everyMs: 1000, run: () => releaseUnlocks(deps) },
    { name: 'record_due_distributions', everyMs: 5000, run: () => recordDueDistributions(deps) },
    { name: 'pay_due_distributions', everyMs: 5000, run: () => payDueDistributions(deps) },
    { name: 'count_trading_volume', everyMs: 60_000, run: () => countVolumes(deps) },
    { name: 'count_rebates', everyMs: 60_000, run: () => countDueDays(deps) },
    { name: 'pay_rebates', everyMs: 10_000, run: () => drawAndPayRebates(deps) },
    { name: 'record_webhook_orders', everyMs: 1000, run: () => recordOrders(deps) },
    { name: 'tell_changed', everyMs: 1000, run: () => notifyChanged(deps) },
    { name: 'read_network_costs', needs: 'chain', everyMs: 30_000, run: () => readNetworkCosts({ ...deps, chain }) },
    { name: 'refresh_rates', everyMs: 15_000, run: () => refreshRates(deps) },
    {
      name: 'advance_withdrawals',
      needs: 'chain',
      everyMs: 1000,
      run: () => advanceWithdrawalsOnce({ ...deps, chain }),
    },
  ]
}
/** Background loops of the `signer` role, the only one that derives keys. */
export const signerLoops = (deps: Deps): readonly Loop[] => {
  const signer = openSigner(deps)
  return [
    { name: 'make_addresses', everyMs: 1000, run: () => makeAddressesOnce(signer) },
    {
      name: 'sign_withdrawals',
      needs: 'chain',
      everyMs: 1000,
      run: unlessRestoring(deps, () => signWithdrawalsOnce(signer)),
    },
    {
      name: 'sweep_deposits',
      needs: 'chain',
      everyMs: 5000,
      run: unlessRestoring(deps, () => sweepDepositsOnce(signer)),
    },
    {
      name: 'keep_hot_cap',
      needs: 'chain',
      everyMs: 5000,
      run: unlessRestoring(deps, () => enforceHotCapOnce(signer)),
    },
  ]
}
