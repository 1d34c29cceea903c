/** Who looks at the lotteries, and who says results, gives issues up and stops sales. */
export const lotteryReaders = ['admin', 'finance', 'risk', 'support', 'auditor'] as const
/** Who answers for what an issue may cost. */
export const exposureReaders = ['admin', 'risk', 'auditor'] as const
export const lotteryDeciders = ['admin', 'risk'] as const
