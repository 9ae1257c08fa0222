/**
 * How much a test does: few cases with every change, and with LEDGERSCOPE_THOROUGH=1 so many that a rare fault would be met (a
 * release is tested so; it takes an hour longer).
 */
export function testSize(usual: number, thorough: number): number {
  return process.env.LEDGERSCOPE_THOROUGH === '1' ? thorough : usual;
}
