/** Who looks at the lotteries, and who says results, gives issues up and stops sales. */
export const lotteryReaders = ['admin', 'finance', 'risk', 'support', 'auditor'] as const
export const lotteryDeciders = ['admin', 'risk'] as const
