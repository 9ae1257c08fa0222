/** Passwords of ten characters and more that lists of the most common ones begin with, in lower case. */
const COMMON: ReadonlySet<string> = new Set(
  `1234567890 0123456789 9876543210 0987654321 1234512345 1234567891 12345678910 123456789a a123456789 123456789q
  qwertyuiop qwertyuiop123 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc qazwsxedcrfv q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsxcde3 asdfghjkl1 asdfghjkl123
  qwerty12345 qwerty123456 qwerty1234 password12 password123 password1234 password12345 password123! password1! passw0rd123
  p@ssw0rd123 p@ssword123 mypassword mypassword1 letmein123 letmein1234 welcome123 welcome1234 welcome12345 changeme123 changeme1
  administrator admin12345 admin123456 adminadmin iloveyou12 iloveyou123 iloveyouforever football123 baseball123 basketball
  liverpool1 manchester chocolate1 butterfly1 strawberry california alexander1 christopher elizabeth1 michelle123 sunshine123 princess123
  superman123 pokemon123 starwars123 computer123 internet12 trustno1trustno1 abcdefghij abcdefghijk abcdefghijkl abcd123456 abc1234567
  a1b2c3d4e5 a1b2c3d4e5f6 aa12345678 asdfasdfasdf asdf123456 zxcvbnm123 zxcvbnm1234 blockchain bitcoin123 hedera1234 hederahashgraph
  ledgerscope ledgerscope1 ledgerscope123 correcthorsebatterystaple`.split(/\s+/),
);

/** Whether a password is one of the first that anybody would guess: a common one, or one character again and again. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return COMMON.has(lower) || /^(.)\1*$/u.test(lower);
}
