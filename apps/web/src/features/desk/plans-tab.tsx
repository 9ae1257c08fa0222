import type { DeskPlan } from '@ledgerscope/contract/billing';
import { BILLING_CALLS } from '@ledgerscope/contract/billing-calls';
import { PLAN_FORM } from '@ledgerscope/contract/billing-forms';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { CheckField } from '../../shared/form/check-field.tsx';
import { ChoiceField } from '../../shared/form/choice-field.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { DeskEditor } from './desk-editor.tsx';
import { deskQuery } from './desk-query.ts';
import { useAction } from './use-action.ts';

/** What units cost. */
export function PlansTab() {
  return (
    <DeskEditor
      state={useReply(deskQuery(BILLING_CALLS.listAllPlans))}
      label="Plans"
      add="Add a plan"
      empty="No plans yet."
      remove={BILLING_CALLS.deletePlan}
      nameOf={({ label }) => label}
      view={(row) => (
        <>
          <b>{row.label}</b> {row.active ? null : <span className="badge plain">Hidden</span>}
          <p className="muted small">
            {row.type} · {wholeText(BigInt(row.units))} units · ${row.totalCost}
            {row.type === 'MONTHLY' ? ' each month' : ''}
          </p>
        </>
      )}
      form={(plan, close) => <PlanForm plan={plan} close={close} />}
    />
  );
}

const NEW_PLAN = { type: 'BULK', label: '', units: '', totalCost: '', active: true } as const;

function PlanForm({ plan, close }: { plan: DeskPlan | undefined; close: () => void }) {
  const { say } = useAction();
  const { type, label, units, totalCost, active } = plan ?? NEW_PLAN;
  const form = useForm({
    initial: { type: String(type), label, units, totalCost, active: String(active) },
    rules: PLAN_FORM,
    send: async (values) => {
      if (plan === undefined) await sendCall(BILLING_CALLS.addPlan, {}, values);
      else await sendCall(BILLING_CALLS.changePlan, { id: plan.id }, values);
      close();
      await say('Plan saved.');
    },
  });
  return (
    <FormDialog
      title={plan === undefined ? 'Add a plan' : 'Change the plan'}
      close={close}
      form={form}
      action="SAVE"
      label="Plan"
    >
      <ChoiceField label="Type" field={form.field('type')} choices={['BULK', 'MONTHLY']} />
      <FormField label="Name" field={form.field('label')} maxLength={60} />
      <FormField label="Units" field={form.field('units')} />
      <FormField label="Price in US dollars" field={form.field('totalCost')} placeholder="4.99" />
      <CheckField label="Visible" field={form.field('active')} />
    </FormDialog>
  );
}
