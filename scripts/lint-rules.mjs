/** Attributes with text for the user (or for a screen reader), of elements and of our own components. */
const WORDED =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|legend|text|hint|description)$/;
const SHOWN = `:matches(JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer, JSXAttribute[name.name=${WORDED}] > JSXExpressionContainer)`;
const CHOSEN = ':matches(ConditionalExpression, LogicalExpression)';

const TEXT = 'Give this text a key in locales/en/app.json.';
const LONG = 'A test waits for an event, not for a time.';
const TOO_EARLY = 'The language is loaded after the modules: ask for texts while rendering or in a handler.';

/** A rule that reports the nodes of each selector with its message. */
const forbidding = (messages) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
});

/** The rules of this project that oxlint does not have. */
export default {
  meta: { name: 'tablemates' },
  rules: {
    'time-is-passed-in': forbidding({
      "NewExpression[callee.name='Date'][arguments.length=0]": 'Time is passed in.',
    }),
    'mutations-are-actions': forbidding({
      "ImportDeclaration[source.value='@tanstack/react-query'] > ImportSpecifier[imported.name='useMutation']":
        'Use useAction, which knows the notices and the end of a session.',
    }),
    'no-long-delays': forbidding({
      'CallExpression[callee.name=/^(sleep|pause|delay)$/] > Literal[value>100]': LONG,
      "CallExpression[callee.name='setTimeout'][arguments.0.type='Identifier'] > Literal[value>100]": LONG,
    }),
    'texts-come-from-catalogs': forbidding({
      'JSXText[value=/\\p{L}/u]': TEXT,
      [`JSXAttribute[name.name=${WORDED}] > Literal[value=/\\p{L}/u]`]: TEXT,
      [`${SHOWN} > Literal[value=/\\p{L}/u]`]: TEXT,
      [`${SHOWN} > ${CHOSEN} > Literal[value=/\\p{L}/u]`]: TEXT,
      [`${SHOWN} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`]: TEXT,
      [`${SHOWN} > ${CHOSEN} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`]: TEXT,
      "CallExpression[callee.name='t']:not(:function *)": TOO_EARLY,
    }),
  },
};
