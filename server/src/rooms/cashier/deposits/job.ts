/** Asks a gateway how a payment stands. */
export const checkJob = 'cashier.check_deposit'
export type CheckPayload = { readonly deposit: string; readonly tries: number }

/** Tells a gateway that an order is over. */
export const closePaymentJob = 'cashier.close_payment'
export type ClosePayload = { readonly gateway: string; readonly reference: string }

/** Ends orders that have waited long enough. */
export const expireJob = 'cashier.expire_deposits'
