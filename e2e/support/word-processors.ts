/** What Word puts on the clipboard for a short document: title, text, link, nested bullets, numbered list. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style>
<!--
p.MsoNormal, li.MsoNormal { mso-style-parent:""; margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif; }
-->
</style>
</head>
<body lang=FR style='tab-interval:35.4pt'>
<!--StartFragment-->
<h1><a name="_Toc1"></a><span style='mso-fareast-font-family:"Times New Roman";color:#2F5496'>Conditions<o:p></o:p></span></h1>
<p class=MsoNormal style='text-align:justify'>Le <b><span style='color:red'>prix</span></b> et
la <i style='mso-bidi-font-style:normal'>caution</i>, voir <a href="https://exemple.fr/"><span style='color:#0563C1'>le site</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Un acompte<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>par chèque<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Une caution<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Premier<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Second<o:p></o:p></p>
<p class=MsoNormal align=center style='text-align:center'><u>Fin</u><o:p></o:p></p>
<!--EndFragment-->
</body>
</html>
`;

/** The same from LibreOffice. */
export const fromLibreOffice = `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 7.4 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
	</style>
</head>
<body lang="fr-FR" link="#000080" vlink="#800000" dir="ltr"><h2 class="western" style="line-height: 100%">
<font face="Liberation Sans, sans-serif"><font size="4" style="font-size: 16pt">Durée</font></font></h2>
<p style="line-height: 100%; margin-bottom: 0cm">Un <b>week-end</b>
<strike>entier</strike></p>
<p style="line-height: 100%; margin-bottom: 0cm"><br/>

</p>
<ol>
	<li><p style="line-height: 100%; margin-bottom: 0cm">
	Vendredi</p></li>
	<li><p style="line-height: 100%; margin-bottom: 0cm">
	Lundi</p></li>
</ol>
</body>
</html>
`;
