// What packages/ledger has is written nowhere else.

const TIMES = new Set(['1000000', '1000000000', '60000000000', '3600000000000', '86400000000000']);
const NUMBERS = new Set([3_600, 86_400, 3_600_000, 86_400_000]);
const FEE_ACCOUNTS = new Set(['98', '800', '801', '802']);
const SECONDS = /SECONDS_(?:PER|OF|AN?)_\w+$|^(?:HOUR|DAY)_SECONDS$/;

const isBigInt = (node) => node?.type === 'Literal' && typeof node.bigint === 'string';
const digitsOf = ({ bigint }) => bigint.replaceAll('_', '').replace(/n$/, '');
const typeOf = (parameter) => parameter.typeAnnotation?.typeAnnotation;
/** The method that is called, and of what. */
const methodOf = ({ type, callee }) =>
  type === 'CallExpression' && callee.type === 'MemberExpression' ? callee.property.name : undefined;

/** What a function of one statement or expression gives. */
function resultOf({ body }) {
  if (body === null || body === undefined) return undefined;
  if (body.type !== 'BlockStatement') return body;
  const [only, more] = body.body;
  return more === undefined && only?.type === 'ReturnStatement' ? (only.argument ?? undefined) : undefined;
}

/** `byte.toString(16).padStart(2, …)` */
function isDigitsOfByte(node) {
  if (methodOf(node) !== 'padStart' || node.arguments[0]?.value !== 2) return false;
  const digits = node.callee.object;
  return methodOf(digits) === 'toString' && digits.arguments[0]?.value === 16 && digits.callee.object.name === 'byte';
}

/** `(bytes: Uint8Array) => Buffer.from(bytes).toString('hex')` */
function isDigitsOfBytes({ params }, result) {
  if (params.length !== 1 || typeOf(params[0])?.typeName?.name !== 'Uint8Array') return false;
  if (result === undefined || methodOf(result) !== 'toString' || result.arguments[0]?.value !== 'hex') return false;
  const buffer = result.callee.object;
  return methodOf(buffer) === 'from' && buffer.callee.object.name === 'Buffer';
}

/** `(one: bigint, other: bigint) => one < other ? one : other` */
function isSmallerOrLarger({ params }, result) {
  if (params.length !== 2 || params.some((parameter) => typeOf(parameter)?.type !== 'TSBigIntKeyword')) return false;
  if (result?.type !== 'ConditionalExpression' || !/^[<>]$/.test(result.test.operator ?? '')) return false;
  const compared = [result.test.left.name, result.test.right.name];
  return [result.consequent, result.alternate].every(
    ({ type, name }) => type === 'Identifier' && compared.includes(name),
  );
}

/** `amount < 0n ? -amount : amount` */
function isAbsolute({ test, consequent, alternate }) {
  if (test.operator !== '<' || !isBigInt(test.right) || digitsOf(test.right) !== '0') return false;
  const { name } = test.left;
  return consequent.operator === '-' && consequent.argument?.name === name && alternate.name === name;
}

/** Whether these are the nanoseconds of a second, a minute, an hour or a day: a million may count something else. */
function isLongTime(digits) {
  return digits !== '1000000' && TIMES.has(digits);
}

/** `BigInt(Date.now()) * 1_000_000n`, `ns / 1_000_000_000n`, `86_400 * days`: a calculation with the number itself. */
function isTimeIn({ operator, left, right }) {
  if (!/^[*/%]$/.test(operator)) return false;
  return [left, right].some((side, index) => {
    if (isBigInt(side))
      return isLongTime(digitsOf(side)) || (digitsOf(side) === '1000000' && isOfDate([left, right][1 - index]));
    return side?.type === 'Literal' && NUMBERS.has(side.value);
  });
}

/** Whether an expression asks for the time of the clock, or is named for nanoseconds. */
function isOfDate(node) {
  if (node.type === 'Identifier') return /Ns$|^(?:ms|ns)$/.test(node.name);
  if (node.type === 'MemberExpression') return isOfDate(node.property);
  if (node.type === 'BinaryExpression') return isOfDate(node.left) || isOfDate(node.right);
  return node.type === 'CallExpression' && (node.callee.object?.name === 'Date' || node.arguments.some(isOfDate));
}

/** `1_000_000_000n`, `24n * NS_PER_HOUR` */
function isTime(init) {
  if (isBigInt(init)) return TIMES.has(digitsOf(init));
  if (init?.type !== 'BinaryExpression' || init.operator !== '*' || !isBigInt(init.left)) return false;
  return /^(?:24 NS_PER_HOUR|60 NS_PER_MINUTE)$/.test(`${digitsOf(init.left)} ${init.right.name}`);
}

export const noCopies = {
  create(context) {
    const report = (node, instead) =>
      context.report({ node, message: `packages/ledger has this already: use ${instead}.` });
    const checkFunction = (node) => {
      const result = resultOf(node);
      if (isDigitsOfBytes(node, result)) report(node, 'hexText');
      if (isSmallerOrLarger(node, result)) report(node, 'smaller or larger');
    };
    return {
      ArrowFunctionExpression: checkFunction,
      FunctionDeclaration: checkFunction,
      CallExpression(node) {
        if (isDigitsOfByte(node)) report(node, 'hexText');
      },
      ConditionalExpression(node) {
        if (isAbsolute(node)) report(node, 'absolute');
      },
      BinaryExpression(node) {
        if (isTimeIn(node)) report(node, 'a constant of time.ts');
      },
      VariableDeclarator({ id, init }) {
        if (isTime(init)) report(init, 'a constant of time.ts');
        const isNumber = isBigInt(init) || typeof init?.value === 'number';
        if (id.type === 'Identifier' && SECONDS.test(id.name) && isNumber) report(init, 'a constant of time.ts');
      },
      Literal(node) {
        if (!isBigInt(node) || !FEE_ACCOUNTS.has(digitsOf(node))) return;
        if (node.parent?.type !== 'BinaryExpression' || node.parent.operator !== '*') report(node, 'fee-accounts.ts');
      },
    };
  },
};
