{{- define "ledgerscope.name" -}}
{{- if contains "ledgerscope" .Release.Name -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-ledgerscope" .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- define "ledgerscope.labels" -}}
{{ include "ledgerscope.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "ledgerscope.selector" -}}
app.kubernetes.io/name: ledgerscope
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "ledgerscope.account" -}}
{{- if .Values.serviceAccount.create -}}
{{- default (include "ledgerscope.name" .) .Values.serviceAccount.name -}}
{{- else -}}
{{- required "serviceAccount.name says which account to use when none is created" .Values.serviceAccount.name -}}
{{- end -}}
{{- end -}}
