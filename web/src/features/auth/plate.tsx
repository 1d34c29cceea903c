import { useText } from '@baize/texts/use-text'

const cards = {
  login: ['lantern', 'tiger', 'lotus'],
  register: ['crown', 'fish', 'gem'],
} as const

const turns = [
  '-translate-x-[88%] -rotate-12 top-4',
  '-translate-x-[12%] rotate-12 top-4',
  '-translate-x-1/2 top-0',
]

/** The house's picture beside a form. It stands in for a banner of the operator's. */
export function SignInPlate({ of }: { of: 'login' | 'register' }) {
  const t = useText()
  const isLogin = of === 'login'
  return (
    <div
      className={`relative flex h-full flex-col justify-end overflow-hidden bg-[#0f4f37] p-8 text-[#f8f3e6] ${isLogin ? 'w-80' : 'w-66'}`}
    >
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[repeating-conic-gradient(at_50%_40%,rgb(248_243_230/0.07)_0_6deg,transparent_6deg_12deg)]"
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-2.5 rounded-ctl border-[1.5px] border-metal opacity-55"
      />
      <div aria-hidden="true" className="absolute inset-x-0 top-[24%] h-48">
        {cards[of].map((code, index) => (
          <img
            key={code}
            src={`/art/v1/baize/${code}.svg?n=${code}`}
            alt=""
            width={300}
            height={400}
            className={`absolute left-1/2 rounded-[9px] ${isLogin ? 'w-33' : 'w-28'} ${turns[index] ?? ''}`}
          />
        ))}
      </div>
      <p className="relative font-display text-h3 font-(--display-weight)">
        {t(isLogin ? 'identity.plateLogin' : 'identity.plateRegister')}
      </p>
      <p className="relative mt-2 text-[#dfe6d6]">
        {t(isLogin ? 'identity.plateLoginText' : 'identity.plateRegisterText')}
      </p>
    </div>
  )
}
