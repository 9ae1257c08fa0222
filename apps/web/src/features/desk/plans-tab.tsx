import { BILLING_CALLS, type DeskPlan, PLAN_FORM } from '@ledgerscope/contract';
import { useState } from 'react';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { CheckField } from '../../shared/form/check-field.tsx';
import { ChoiceField } from '../../shared/form/choice-field.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { DeskList } from './desk-list.tsx';
import { deskQuery } from './desk-query.ts';
import { EditButtons } from './edit-buttons.tsx';
import { useAction } from './use-action.ts';

/** What units cost. */
export function PlansTab() {
  const reply = useReply(deskQuery(BILLING_CALLS.listAllPlans));
  const [edited, setEdited] = useState<DeskPlan | 'new'>();
  return (
    <>
      <div className="desk-tools">
        <button type="button" className="button primary" onClick={() => setEdited('new')}>
          Add a plan
        </button>
      </div>
      <DeskList state={reply} empty="There is no plan yet.">
        {(rows) => (
          <ul className="desk-rows" aria-label="Plans">
            {rows.map((row) => (
              <li key={row.id}>
                <div className="grow">
                  <b>{row.label}</b> {row.active ? null : <span className="badge plain">Not offered</span>}
                  <p className="muted small">
                    {row.type} · {wholeText(BigInt(row.units))} units · ${row.totalCost}
                    {row.type === 'MONTHLY' ? ' each month' : ''}
                  </p>
                </div>
                <EditButtons name={row.label} call={BILLING_CALLS.deletePlan} id={row.id} edit={() => setEdited(row)} />
              </li>
            ))}
          </ul>
        )}
      </DeskList>
      {edited === undefined ? null : (
        <PlanForm plan={edited === 'new' ? undefined : edited} close={() => setEdited(undefined)} />
      )}
    </>
  );
}

const NEW_PLAN = { type: 'BULK', label: '', units: '', totalCost: '', active: true } as const;

function PlanForm({ plan, close }: { plan: DeskPlan | undefined; close: () => void }) {
  const { run } = useAction();
  const { type, label, units, totalCost, active } = plan ?? NEW_PLAN;
  const form = useForm({
    initial: { type: String(type), label, units, totalCost, active: String(active) },
    rules: PLAN_FORM,
    send: async (values) => {
      if (plan === undefined) await sendCall(BILLING_CALLS.addPlan, {}, values);
      else await sendCall(BILLING_CALLS.changePlan, { id: plan.id }, values);
      close();
      await run(async () => 'The plan is saved.');
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
      <CheckField label="Offered" field={form.field('active')} />
    </FormDialog>
  );
}
