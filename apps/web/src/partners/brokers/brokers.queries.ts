import type { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type BrokerAccount = ReplyOf<typeof brokers.accounts>['rows'][number]
export type BrokerKey = ReplyOf<typeof brokers.keys>['rows'][number]
export type BrokerOrder = ReplyOf<typeof brokers.orders>['rows'][number]
export type BrokerPower = ReplyOf<typeof brokers.powers>['rows'][number]
export type MadeBrokerKey = ReplyOf<typeof brokers.createKey>
export type Statement = ReplyOf<typeof brokers.statements>['rows'][number]

export const currentBroker = () =>
  queryOptions({ queryKey: ['brokers', 'current'], queryFn: () => api.brokers.current({}) })

export const brokerAccounts = (page: number) =>
  queryOptions({
    queryKey: ['brokers', 'accounts', page],
    queryFn: () => api.brokers.accounts({ page }),
    placeholderData: keepPreviousData,
  })

export const brokerKeys = () => queryOptions({ queryKey: ['brokers', 'keys'], queryFn: () => api.brokers.keys({}) })

/** The orders that a broker placed, read by the broker or by the client. */
export const brokerOrders = (side: 'broker' | 'client', page: number) =>
  queryOptions({
    queryKey: ['brokers', 'orders', side, page],
    queryFn: () => (side === 'broker' ? api.brokers.orders({ page }) : api.brokers.clientOrders({ page })),
    placeholderData: keepPreviousData,
  })

export const statements = () =>
  queryOptions({ queryKey: ['brokers', 'statements'], queryFn: () => api.brokers.statements({}) })

export const powersGiven = () =>
  queryOptions({ queryKey: ['brokers', 'powers'], queryFn: () => api.brokers.powers({}) })

export const foundBroker = (code: string) =>
  queryOptions({
    queryKey: ['brokers', 'find', code],
    queryFn: () => api.brokers.find({ code }),
    enabled: code !== '',
    retry: false,
  })
